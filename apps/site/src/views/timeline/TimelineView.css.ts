import { below, mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem clamp(2rem, 5vw, 5rem)',
  alignItems: 'start',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});

export const list = style({
  listStyleType: '""',
  padding: 0,
  borderInlineStart: `2px solid ${color.accentLine}`,
  '@media': { [mq.desktop]: { gridColumn: 2 } },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr)',
  gap: '0.25rem 1.5rem',
  alignItems: 'start',
  marginInlineStart: 'clamp(1.25rem, 3vw, 2.25rem)',
  paddingBlock: '1.5rem',
  borderBlockEnd: `1px solid ${color.line}`,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '2.3125rem',
    insetInlineStart: 'calc(-1 * clamp(1.25rem, 3vw, 2.25rem) - 1px)',
    inlineSize: '0.6875rem',
    blockSize: '0.6875rem',
    marginInlineStart: '-0.34375rem',
    transform: 'rotate(45deg)',
    background: color.accent,
    boxShadow: `0 0 0 4px ${color.bg}`,
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:first-child::before': { insetBlockStart: '0.8125rem' },
    '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
  '@media': { [below.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const when = style({
  fontFamily: vars.font.number,
  fontSize: vars.size.h3,
  lineHeight: 1.1,
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.02em',
  color: color.accent,
});

export const text = style({
  display: 'grid',
  gap: '0.25rem',
  paddingBlockStart: '0.375rem',
  maxInlineSize: vars.layout.prose,
  color: color.text2,
  '@media': { [below.tablet]: { paddingBlockStart: 0 } },
});

export const title = style({ fontWeight: 650, color: color.text });
