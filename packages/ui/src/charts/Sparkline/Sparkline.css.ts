import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

/** One colour whatever the outcome: a picture of the path, not a verdict. */
export const sparkline = style({
  display: 'block',
  color: vars.palette.teal600,
  direction: 'ltr',
  overflow: 'visible',
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
