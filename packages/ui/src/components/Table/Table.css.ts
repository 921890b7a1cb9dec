import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { below, vars } from '../../tokens/index.ts';
import { staff } from '../Field/control.css.ts';

const { color } = vars;

export const scroller = style({
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  // A sliver of the next column stays visible at the edge; the focus ring must not be cut.
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

const gutter = createVar();

const table = style({
  vars: { [gutter]: '1.75rem' },
  '@media': { [below.tablet]: { vars: { [gutter]: '1rem' } } },
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.table,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { [staff]: { vars: { [gutter]: '1.25rem' } } },
});

export const layout = styleVariants({ scroll: [table, {}], stack: [table, {}], plain: [table, {}] });

export const caption = style({
  captionSide: 'top',
  paddingBlock: vars.space.s,
  textAlign: 'start',
  fontFamily: vars.font.text,
  fontWeight: vars.weight.strong,
  color: color.text,
  selectors: { '[data-edge="gutter"] > &': { paddingInline: gutter } },
});

export const stickyHead = style({});

export const cellBase = style({
  padding: '0.75rem',
  borderBlockEnd: `1px solid ${color.line2}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  color: color.text,
  fontWeight: vars.weight.regular,
  selectors: {
    [staff]: { paddingBlock: '0.375rem', blockSize: '2.75rem', color: color.text2 },
    '[data-edge="gutter"] &:first-child': { paddingInlineStart: gutter },
    '[data-edge="gutter"] &:last-child': { paddingInlineEnd: gutter },
    '[data-edge="flush"] &:first-child': { paddingInlineStart: 0 },
    '[data-edge="flush"] &:last-child': { paddingInlineEnd: 0 },
  },
});

/** Digits run left to right in both directions: the right edge keeps decimals under one another. */
export const numeric = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '[dir="rtl"] &': { textAlign: 'start' } },
});

export const rowHead = style({ selectors: { [staff]: { color: color.text, fontWeight: 600 } } });

export const nowrap = style({ whiteSpace: 'nowrap' });

export const shrink = style({ inlineSize: '1%', whiteSpace: 'nowrap' });

export const sticky = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  background: color.surface,
  boxShadow: `inset 0 -1px ${color.line2}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      borderInlineEnd: `1px solid ${color.line2}`,
    },
  },
});

export const headCell = style([
  cellBase,
  {
    paddingBlock: '0.75rem 0.625rem',
    borderBlockEndColor: color.line,
    verticalAlign: 'bottom',
    fontSize: vars.size.meta,
    lineHeight: vars.leading.table,
    fontWeight: vars.weight.medium,
    color: color.text3,
    selectors: {
      [staff]: { paddingBlock: '0.5rem', blockSize: 'auto', color: color.text3, whiteSpace: 'nowrap' },
      [`${stickyHead} &`]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: vars.layer.raised,
        background: color.surface,
      },
    },
  },
]);

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  // Grown by the padding it takes back: a target of 44 px (32 in the staff app) without a taller head.
  paddingBlock: '0.75rem',
  marginBlock: '-0.75rem',
  paddingInline: '0.25rem',
  marginInline: '-0.25rem',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  selectors: {
    '&:hover, [aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.text },
    [staff]: { paddingBlock: '0.375rem', marginBlock: '-0.375rem' },
  },
});

export const sortIcon = style({ display: 'inline-flex', flex: 'none' });
export const sortIdle = style([sortIcon, { opacity: 0.45 }]);

export const row = style({ position: 'relative' });

export const selected = style({});
export const current = style({});

export const cell = style([
  cellBase,
  {
    selectors: {
      [`tbody > ${row}:hover > &`]: { background: color.hover },
      [`tbody > ${selected} > &, tbody > ${selected}:hover > &`]: { background: color.selected },
      [`${current} > &`]: { boxShadow: `inset 0 1px ${color.accent}, inset 0 -1px ${color.accent}` },
      [`${current} > &:first-child`]: { position: 'relative' },
      [`${current} > &:first-child::before`]: {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '3px',
        background: color.accent,
      },
    },
  },
]);
