import { below, mq, vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { palette, color } = vars;

export const wrapper = style({ minInlineSize: 0 });

const svg = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' });

export const chart = styleVariants({
  large: [svg, { '@media': { [below.tablet]: { display: 'none' } } }],
  small: [svg, { '@media': { [mq.tablet]: { display: 'none' } } }],
});

// SVG keeps its colours where the page's are forced, and would sink into a black ground.
const forced = (colors: { stroke?: string; fill?: string }) => ({ '@media': { '(forced-colors: active)': colors } });
const forcedFill = forced({ fill: 'CanvasText' });
const forcedStroke = forced({ stroke: 'CanvasText' });

export const rule = style({ stroke: color.line2, fill: 'none', ...forced({ stroke: 'GrayText' }) });
export const base = style({ stroke: palette.navy300, fill: 'none', ...forcedStroke });
export const area = style({ fill: palette.teal600, fillOpacity: 0.09, ...forcedFill });
export const line = style({
  stroke: palette.teal700,
  strokeWidth: 2,
  fill: 'none',
  strokeLinejoin: 'round',
  ...forcedStroke,
});
export const dot = style({ fill: palette.teal700, ...forcedFill });
export const text = style({
  fill: color.text3,
  fontFamily: vars.font.table,
  fontSize: '12px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...forcedFill,
});
