import { style, styleVariants } from '@vanilla-extract/css';
import { mq, vars } from '../../tokens/index.ts';

const { color } = vars;

export const list = style({ fontSize: vars.size.ui, lineHeight: vars.leading.ui });

export const row = style({
  alignItems: 'baseline',
  columnGap: vars.space.m,
  paddingBlock: '0.5rem',
  borderBlockStart: `1px solid ${color.line2}`,
});

export const layout = styleVariants({
  ends: { display: 'flex', justifyContent: 'space-between' },
  rail: { display: 'grid', gridTemplateColumns: '7.25rem minmax(0, 1fr)', fontSize: vars.size.ui },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: '0.875rem',
    '@media': { [mq.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
  },
});

export const term = style({ color: color.text3 });
export const value = style({
  color: color.text,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
