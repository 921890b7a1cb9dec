import { style, styleVariants } from '@vanilla-extract/css';
import { control } from '../Field/control.css.ts';

export const width = styleVariants({
  full: [control],
  short: [control, { maxInlineSize: '15rem' }],
});

export const plainDate = style({
  appearance: 'none',
  selectors: {
    '&::-webkit-datetime-edit': { padding: 0 },
    '&::-webkit-date-and-time-value': { textAlign: 'start', minBlockSize: '1.5em' },
    '&::-webkit-calendar-picker-indicator': { marginInlineStart: '0.5rem', padding: 0, cursor: 'pointer' },
  },
});

/** Type="number" without its spinner: a wheel over the field must not change an amount. */
export const plainNumber = style({
  appearance: 'textfield',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});
