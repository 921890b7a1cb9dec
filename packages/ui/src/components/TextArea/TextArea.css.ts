import { style } from '@vanilla-extract/css';
import { control, staff } from '../Field/control.css.ts';

export const textArea = style([
  control,
  {
    minBlockSize: '7rem',
    resize: 'vertical',
    fieldSizing: 'content',
    maxBlockSize: '70vh',
    selectors: { [staff]: { minBlockSize: '3.5rem' } },
  },
]);
