import { style, styleVariants } from '@vanilla-extract/css';
import { below, vars } from '../../tokens/index.ts';

const { color } = vars;

export const stat = style({ display: 'grid', minInlineSize: 0 });

export const layout = styleVariants({
  column: { gap: vars.space.xxs },
  row: {
    alignItems: 'baseline',
    gridTemplateColumns: '12rem minmax(0, 1fr)',
    gap: `${vars.space.xxs} ${vars.space.l}`,
    paddingBlock: vars.space.l,
    borderBlockStart: `1px solid ${color.line}`,
    '@media': { [below.tablet]: { gridTemplateColumns: '6.25rem minmax(0, 1fr)', columnGap: vars.space.m } },
  },
});

export const value = style({
  fontFamily: vars.font.number,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  color: color.accent,
});

export const size = styleVariants({
  m: { fontSize: vars.size.h2, lineHeight: 1.1 },
  l: { fontSize: vars.size.h1, lineHeight: 1 },
  // Pulled out a little, so that a first figure 1 is flush with the column.
  xl: { fontSize: vars.size.h1, lineHeight: 0.95, marginInlineStart: '-0.05em' },
});

export const tone = styleVariants({ accent: {}, default: { color: color.text } });

export const text = style({ paddingBlockStart: '0.25rem' });
export const label = style({ fontWeight: vars.weight.strong, color: color.text });
export const above = style({
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  color: color.text3,
});
export const note = style({
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
  textWrap: 'pretty',
});
