import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { palette, color } = vars;

// Below it a box at the cursor would cover the drawing, and the finger the box.
const wide = 'chart (min-width: 35em)';
const slim = 'chart (max-width: 34.99875em)';

// SVG keeps its colours where the page's are forced, and would sink into a black ground.
const forced = (colors: { stroke?: string; fill?: string }) => ({ '@media': { '(forced-colors: active)': colors } });

export const chart = style({ container: 'chart / inline-size', minInlineSize: 0 });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.25rem',
  marginBlockEnd: '0.75rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  color: color.text2,
});

export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' });

/** Time runs from left to right in both languages. */
export const plot = style({
  position: 'relative',
  direction: 'ltr',
  // Until its width is known the drawing is as wide as the server made it.
  overflowX: 'auto',
  overflowY: 'hidden',
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': { outlineOffset: '3px' } },
});

export const svg = style({ display: 'block', maxInlineSize: 'none' });

export const rule = style({ stroke: color.line2, fill: 'none', ...forced({ stroke: 'GrayText' }) });
export const ground = style({ stroke: palette.navy300, fill: 'none', ...forced({ stroke: 'CanvasText' }) });
export const base = style({ stroke: color.text, fill: 'none', ...forced({ stroke: 'CanvasText' }) });
export const cursor = style({ stroke: palette.navy900, fill: 'none', ...forced({ stroke: 'Highlight' }) });
export const leader = style({ stroke: color.line, fill: 'none', ...forced({ stroke: 'GrayText' }) });

const figures = {
  fontFamily: vars.font.table,
  fontSize: '13px',
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

export const text = style({ ...figures, fill: color.text3, fontWeight: 500, ...forced({ fill: 'CanvasText' }) });
export const baseText = style([text, { fill: color.text, fontWeight: 700 }]);
/** Over lines: the paper around the letters keeps them apart. */
export const halo = style({ paintOrder: 'stroke', stroke: color.surface, strokeWidth: 4, strokeLinejoin: 'round' });

const ink = createVar();

const line = style({
  stroke: ink,
  fill: 'none',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  ...forced({ stroke: 'CanvasText' }),
});
export const tone = styleVariants({
  fund: [line, { vars: { [ink]: palette.teal700 }, strokeWidth: 2.75 }],
  benchmark: [line, { vars: { [ink]: color.text3 }, strokeDasharray: '5 4' }],
  a: [line, { vars: { [ink]: palette.navy900 }, strokeWidth: 2.25 }],
  b: [line, { vars: { [ink]: palette.teal600 }, strokeWidth: 2.25, strokeDasharray: '9 4' }],
  c: [line, { vars: { [ink]: palette.gold700 }, strokeWidth: 2.25, strokeDasharray: '3 4' }],
  d: [line, { vars: { [ink]: color.text3 }, strokeWidth: 2.25, strokeDasharray: '12 4 2 4' }],
});

const mark = { fill: ink, stroke: color.surface, strokeWidth: 1.5, ...forced({ fill: 'CanvasText' }) };
export const endMark = styleVariants({
  fund: { vars: { [ink]: palette.teal700 }, ...mark },
  benchmark: { vars: { [ink]: color.text3 }, ...mark },
  a: { vars: { [ink]: palette.navy900 }, ...mark },
  b: { vars: { [ink]: palette.teal600 }, ...mark },
  c: { vars: { [ink]: palette.gold700 }, ...mark },
  d: { vars: { [ink]: color.text3 }, ...mark },
});
export const goldDot = style({
  fill: palette.gold500,
  stroke: color.surface,
  strokeWidth: 2,
  ...forced({ fill: 'Highlight' }),
});

const diamond = {
  stroke: palette.teal700,
  strokeWidth: 2,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
} as const;

/** Hollow: the line of the axis does not run through it. */
export const event = style({ ...diamond, fill: color.bg });
export const chosenEvent = style({ ...diamond, fill: palette.gold500, ...forced({ fill: 'Highlight' }) });

export const area = style({ fill: palette.teal600, fillOpacity: 0.09, ...forced({ fill: 'none' }) });

const values = {
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.text2,
} as const;

/** On phones: a finger covers nothing of it. */
export const readout = style({
  ...values,
  display: 'none',
  marginBlockEnd: '0.75rem',
  paddingBlockStart: '0.5rem',
  borderBlockStart: `1.5px solid ${color.lineStrong}`,
  '@container': { [slim]: { display: 'grid' } },
});

export const box = style({
  ...values,
  display: 'none',
  padding: '0.5rem 0.75rem',
  border: `1px solid ${palette.navy900}`,
  borderRadius: vars.radius.s,
  background: color.surface,
  // Words within run in the direction of the page, the drawing around them does not.
  selectors: { ':root:dir(rtl) &': { direction: 'rtl' } },
  '@container': { [wide]: { display: 'grid' } },
});

export const boxFrame = style({ overflow: 'visible', pointerEvents: 'none' });

export const when = style({ fontWeight: 650, color: color.text });

export const entry = style({ display: 'flex', justifyContent: 'space-between', gap: '1rem' });

export const figure = style({ fontWeight: 650, color: color.text });
