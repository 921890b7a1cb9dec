import { below, mq, vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { palette, color } = vars;

export const wrapper = style({ minInlineSize: 0 });

const svg = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' });

export const chart = styleVariants({
  large: [svg, { '@media': { [below.m]: { display: 'none' } } }],
  small: [svg, { '@media': { [mq.m]: { display: 'none' } } }],
});

const forced = (colors: { stroke?: string; fill?: string }) => ({ '@media': { '(forced-colors: active)': colors } });

export const base = style({ stroke: color.lineStrong, fill: 'none', ...forced({ stroke: 'CanvasText' }) });
export const valueArea = style({ fill: palette.teal100, ...forced({ fill: 'Canvas' }) });
export const paidArea = style({ fill: palette.navy900, ...forced({ fill: 'GrayText' }) });
export const line = style({
  stroke: palette.teal700,
  strokeWidth: 2.5,
  fill: 'none',
  strokeLinejoin: 'round',
  ...forced({ stroke: 'CanvasText' }),
});
export const dot = style({ fill: palette.teal700, ...forced({ fill: 'CanvasText' }) });

const letters = style({
  fontFamily: vars.font.table,
  fontSize: '13px',
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...forced({ fill: 'CanvasText' }),
});
export const name = style([letters, { fill: color.text, fontWeight: 700 }]);
export const figure = style([letters, { fill: color.text2 }]);
export const date = style([letters, { fill: color.text3, fontSize: '13px' }]);
