import { mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, motion } = vars;

export const triggers = style({
  display: 'flex',
  marginInlineEnd: '-0.625rem',
  '@media': { [mq.desktop]: { display: 'none' } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: 0,
  background: 'none',
  color: color.text,
});

export const panel = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface,
  color: color.text,
  transition: `opacity ${motion.slow} ${motion.ease}, transform ${motion.slow} ${motion.ease}`,
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
  },
  '@starting-style': { opacity: 0, transform: 'translateY(-0.5rem)' },
});

globalStyle(`html:has(${panel}[open])`, { overflow: 'hidden' });

export const bar = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
  minBlockSize: '4rem',
  paddingInline: `${vars.layout.gutter} calc(${vars.layout.gutter} - 0.625rem)`,
  borderBlockEnd: `1px solid ${color.line}`,
});
