import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { control, staff } from '../Field/control.css.ts';

export const wrap = styleVariants({
  full: { position: 'relative', display: 'grid', inlineSize: '100%' },
  short: { position: 'relative', display: 'grid', inlineSize: '100%', maxInlineSize: '15rem' },
  fit: { position: 'relative', display: 'inline-grid', inlineSize: 'fit-content' },
});

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: '2.75rem',
    textOverflow: 'ellipsis',
    selectors: { [staff]: { paddingInlineEnd: '1.875rem' } },
  },
]);

export const chevron = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: '0.875rem',
  display: 'inline-flex',
  transform: 'translateY(-50%)',
  color: vars.color.text2,
  pointerEvents: 'none',
  selectors: { [staff]: { insetInlineEnd: '0.5rem' } },
});
