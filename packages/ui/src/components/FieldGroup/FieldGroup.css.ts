import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { staff } from '../Field/control.css.ts';

export const body = style({
  display: 'grid',
  gap: vars.space.xxs,
  marginBlockStart: vars.space.xxs,
  selectors: { [staff]: { gap: 0 } },
});
