import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color } = vars;

const forced = (stroke: string) => ({ '@media': { '(forced-colors: active)': { stroke } } });

/** Until its width is known, and while that changes, the drawing may be too wide: there is nothing to scroll to. */
export const plot = style({ direction: 'ltr', position: 'relative', overflow: 'hidden' });

export const steps = style({
  stroke: color.accent,
  fill: 'none',
  strokeWidth: 2.25,
  strokeLinejoin: 'round',
  ...forced('CanvasText'),
});
/** Stays apart from the ground in forced colours by its outline. */
export const usual = style({
  fill: color.sunken,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'GrayText' } },
});
export const due = style({ stroke: color.warn, fill: 'none', strokeWidth: 1.5, ...forced('Highlight') });
/** What is left until then. */
export const ahead = style({ stroke: color.warn, fill: 'none', strokeDasharray: '2 4', ...forced('Highlight') });
