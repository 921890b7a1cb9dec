import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { staff } from '../Field/control.css.ts';
import { label } from '../Field/Field.css.ts';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  marginBlockStart: vars.space.xxs,
  selectors: { [staff]: { gap: 0 } },
});

/** A floating legend is a child like others: the bar of a wrong answer reaches along it. */
export const legend = style([label, { float: 'inline-start' }]);
