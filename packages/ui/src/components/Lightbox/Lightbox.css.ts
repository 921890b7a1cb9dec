import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { mq, vars } from '../../tokens/index.ts';
import { onNavy } from '../../tokens/themes/bands.ts';

const { color } = vars;

export const grid = style({
  listStyleType: '""',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.xs,
  '@media': { [mq.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const cell = style({
  '@media': { [mq.s]: { selectors: { '&:first-child': { gridColumn: 'span 2', gridRow: 'span 2' } } } },
});

export const link = style({ display: 'block', blockSize: '100%', overflow: 'hidden', borderRadius: vars.radius.s });

export const small = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: color.sunken,
  transition: `opacity ${vars.motion.fast}`,
  selectors: { [`${link}:hover &`]: { opacity: 0.85 } },
});

export const dialog = style({
  vars: assignVars(color, onNavy),
  colorScheme: 'dark',
  inlineSize: '100vw',
  maxInlineSize: '100vw',
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.palette.navy950,
  color: color.text,
  overscrollBehavior: 'contain',
});

globalStyle(`:root:has(${dialog}[open])`, { overflow: 'hidden' });

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: '100%',
  // Sideways is ours; up, down and two fingers stay the browser's.
  touchAction: 'pan-y pinch-zoom',
});

export const close = style({ display: 'flex', justifyContent: 'flex-end', padding: vars.space.s });

export const large = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  paddingInline: vars.space.s,
  userSelect: 'none',
});

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.s,
});

globalStyle(`${foot} > [aria-disabled]`, { opacity: 0.35, cursor: 'default' });

export const messages = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
});

export const caption = style({ maxInlineSize: vars.layout.prose, textWrap: 'balance' });

export const position = style({
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.text3,
});
