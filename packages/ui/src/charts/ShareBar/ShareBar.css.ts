import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { palette, color } = vars;

const line = style({
  display: 'block',
  blockSize: '0.625rem',
  minInlineSize: 'clamp(3.5rem, 14vw, 14rem)',
  position: 'relative',
});

export const free = line;

/** The frame is the whole, such as a cap. */
export const framed = style([
  line,
  { background: color.mute, border: `1px solid ${color.line}`, borderRadius: vars.radius.s },
]);

export const fill = style({
  display: 'block',
  blockSize: '100%',
  background: palette.teal700,
  borderStartEndRadius: '2px',
  borderEndEndRadius: '2px',
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
