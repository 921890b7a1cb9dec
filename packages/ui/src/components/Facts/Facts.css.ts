import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color } = vars;

export const list = style({ fontSize: vars.size.ui, lineHeight: vars.leading.ui });

export const row = style({
  columnGap: vars.space.m,
  paddingBlock: '0.5rem',
  borderBlockStart: `1px solid ${color.line2}`,
});

export const layout = styleVariants({
  // Term and value at the two ends: figures under one another.
  ends: { display: 'flex', justifyContent: 'space-between' },
  // A narrow column of terms: values may run over several lines.
  rail: { display: 'grid', gridTemplateColumns: '7.25rem minmax(0, 1fr)', fontSize: '0.9333em' },
});

export const term = style({ color: color.text3 });
export const value = style({
  color: color.text,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
