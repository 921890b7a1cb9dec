import { style, styleVariants } from '@vanilla-extract/css';
import { control } from '../Field/control.css.ts';

export const width = styleVariants({
  full: [control],
  short: [control, { maxInlineSize: '15rem' }],
});

/** Type="number" without its spinner: a wheel over the field must not change an amount. */
export const plainNumber = style({
  appearance: 'textfield',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});
