import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { palette, color } = vars;

// SVG keeps its colours where the page's are forced, and would sink into a black ground.
const forced = (colors: { stroke?: string; fill?: string }) => ({ '@media': { '(forced-colors: active)': colors } });

export const bar = style({ fill: palette.teal700, ...forced({ fill: 'CanvasText' }) });

/** A span that still runs is paler, within a line; the words below it say so too. */
export const running = style({
  fill: palette.teal100,
  stroke: palette.teal700,
  strokeWidth: 1.5,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
});

/** What a bar is measured by: empty and dashed. */
export const beside = style({
  fill: color.surface,
  stroke: color.text3,
  strokeDasharray: '4 3',
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
});

export const chosen = style({
  fill: 'none',
  stroke: palette.navy900,
  strokeWidth: 2,
  ...forced({ stroke: 'Highlight' }),
});

/** In one place on all widths, so that a finger covers nothing of it. */
export const readout = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.125rem 1.25rem',
  minBlockSize: '2.5rem',
  marginBlockEnd: '0.5rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.text2,
});

globalStyle(`${readout} > span`, { gap: '0.375rem' });
