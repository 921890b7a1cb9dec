import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { palette, color } = vars;

const forced = (colors: { stroke?: string; fill?: string }) => ({ '@media': { '(forced-colors: active)': colors } });

const diamond = {
  stroke: palette.teal700,
  strokeWidth: 2,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
} as const;

/** Hollow: the line of the axis does not run through it. */
export const mark = style({ ...diamond, fill: color.bg });
export const chosen = style({ ...diamond, fill: palette.gold500, ...forced({ fill: 'Highlight' }) });
