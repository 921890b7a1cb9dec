import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const chart = style({ marginBlockStart: '1rem', borderBlockStart: `1.5px solid ${color.lineStrong}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: '0.625rem 1.5rem',
  paddingBlock: '1rem',
  borderBlockEnd: `1px solid ${color.line}`,
});

export const name = style({ fontSize: vars.size.ui, lineHeight: vars.leading.ui, fontWeight: 600 });

export const figure = style({
  fontFamily: vars.font.number,
  fontSize: vars.size.h3,
  lineHeight: 1.1,
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: '-0.02em',
});

export const track = style({
  gridColumn: '1 / -1',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.625rem',
  background: color.line2,
  printColorAdjust: 'exact',
  selectors: { ':root:dir(rtl) &': { transform: 'scaleX(-1)' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const bar = style({
  fill: color.accent,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
