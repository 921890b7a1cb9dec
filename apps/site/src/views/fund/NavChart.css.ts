import { below, mq, vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { palette, color } = vars;

export const frame = style({ minInlineSize: 0 });

const svg = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' });

export const chart = styleVariants({
  large: [svg, { '@media': { [below.tablet]: { display: 'none' } } }],
  small: [svg, { '@media': { [mq.tablet]: { display: 'none' } } }],
});

export const rule = style({ stroke: color.line2, fill: 'none' });
export const base = style({ stroke: palette.navy300, fill: 'none' });
export const area = style({ fill: palette.teal600, fillOpacity: 0.09 });
export const line = style({ stroke: palette.teal700, strokeWidth: 2, fill: 'none', strokeLinejoin: 'round' });
export const dot = style({ fill: palette.teal700 });
export const text = style({
  fill: color.text3,
  fontFamily: vars.font.table,
  fontSize: '12px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
