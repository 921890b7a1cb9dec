import { mq, vars } from '@fundfront/ui/tokens';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, size, weight } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1.25rem',
  padding: '0.5rem 1.25rem',
  borderBlockEnd: `1px solid ${color.line}`,
  minBlockSize: '3rem',
});

export const days = style({ display: 'inline-flex', alignItems: 'center', gap: '0.25rem' });

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1.25rem',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const count = style({ display: 'inline-flex', alignItems: 'center', gap: '0.125rem' });

const dueBase = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const due = styleVariants({
  calm: [dueBase, { color: color.text2 }],
  soon: [dueBase, { color: color.warn, fontWeight: weight.strong }],
  late: [dueBase, { color: color.bad, fontWeight: weight.strong }],
});

export const quiet = style({ color: color.text3, fontWeight: weight.regular });

export const decisions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem',
  marginBlockStart: '0.25rem',
  whiteSpace: 'nowrap',
});

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minBlockSize: 0,
  '@media': { [`screen and ${mq.wide}`]: { gridTemplateColumns: 'minmax(0, 1fr) 21.5rem' } },
});

export const main = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontFamily: vars.font.table,
  fontSize: size.ui,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const cellBase = style({
  blockSize: '2.25rem',
  paddingBlock: '0.125rem',
  paddingInline: '0.5rem',
  borderBlockEnd: `1px solid ${color.line2}`,
  textAlign: 'start',
  color: color.text2,
  fontWeight: weight.regular,
  selectors: {
    '&:first-child': { paddingInlineStart: '1.25rem' },
    'tr[data-cursor] > &': { background: color.selected },
    'tr[data-cursor] > &:first-child': { boxShadow: `inset 3px 0 0 ${color.accent}` },
    'tr[data-cursor] > &:first-child:dir(rtl)': { boxShadow: `inset -3px 0 0 ${color.accent}` },
  },
});

export const cell = styleVariants({
  text: [cellBase],
  number: [cellBase, { textAlign: 'end', whiteSpace: 'nowrap' }],
  name: [cellBase, { color: color.text, fontWeight: weight.strong }],
});

const head = style({
  position: 'sticky',
  insetBlockStart: '3.25rem',
  zIndex: vars.layer.raised,
  paddingBlock: '0.5rem',
  paddingInline: '0.5rem',
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.text2,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { paddingInlineStart: '1.25rem' } },
});

export const headCell = styleVariants({
  text: [head, { textAlign: 'start' }],
  number: [head, { textAlign: 'end' }],
});

export const group = style({
  padding: '0.25rem 1.25rem',
  background: color.mute,
  borderBlockEnd: `1px solid ${color.line2}`,
  color: color.text2,
  fontSize: size.meta,
  fontWeight: weight.strong,
  textAlign: 'start',
});

const corner = createVar();
const flagged = {
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    inlineSize: '8px',
    blockSize: '8px',
    background: `linear-gradient(45deg, transparent 50%, ${corner} 50%)`,
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
  },
} as const;

const price = style({
  position: 'relative',
  padding: 0,
  minInlineSize: '5rem',
  blockSize: '2.25rem',
  borderBlockEnd: `1px solid ${color.line2}`,
  borderInlineStart: `1px solid ${color.line2}`,
  textAlign: 'end',
  color: color.text,
  background: color.surface,
});

/** The tone is that of the worst finding in the cell; the corner says it without colour. */
export const priceCell = styleVariants({
  plain: [price],
  locked: [price, { background: color.sunken, color: color.text2 }],
  blocked: [
    price,
    { vars: { [corner]: color.bad }, background: color.badBg, color: color.bad, fontWeight: 650 },
    flagged,
  ],
  reason: [
    price,
    { vars: { [corner]: color.warn }, background: color.warnBg, color: color.warn, fontWeight: 600 },
    flagged,
  ],
  explained: [price, { vars: { [corner]: color.info }, background: color.infoBg, color: color.info }, flagged],
  unsaved: [price, { boxShadow: `inset 0 0 0 1.5px ${color.bad}` }],
});

export const value = style({ display: 'block', paddingInline: '0.5rem' });

export const input = style({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: '5rem',
  blockSize: '2.25rem',
  margin: 0,
  paddingBlock: 0,
  paddingInline: '0.5rem',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  textAlign: 'end',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
    '&[data-formula]': { color: color.text3, fontStyle: 'italic' },
    '&[data-refused]': { outline: `2px solid ${color.bad}`, outlineOffset: '-2px' },
  },
});

export const noPrice = style([
  price,
  {
    paddingInline: '0.5rem',
    textAlign: 'start',
    color: color.text2,
    background: `repeating-linear-gradient(135deg, transparent 0 6px, ${color.line2} 6px 7px)`,
  },
]);

export const old = style({ color: color.text3, textDecoration: 'line-through' });

export const note = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.125rem 0.5rem',
  fontSize: size.meta,
});

export const linkButton = style({
  padding: '0.125rem 0.25rem',
  minBlockSize: '1.5rem',
  border: 0,
  background: 'none',
  color: color.accent,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: weight.strong,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1rem',
  marginBlockStart: 'auto',
  padding: '0.625rem 1.25rem',
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
  color: color.text2,
});

export const footEnd = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginInlineStart: 'auto' });

export const inset = style({ padding: '0.75rem 1.25rem' });

export const inspector = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [`screen and ${mq.wide}`]: {
      position: 'sticky',
      insetBlockStart: '3.25rem',
      alignSelf: 'start',
      maxBlockSize: 'calc(100dvh - 3.25rem)',
      overflowY: 'auto',
    },
  },
});

export const inspectorPane = style({ borderInlineStart: `1px solid ${color.line}`, minInlineSize: 0 });

export const part = style({
  display: 'grid',
  gap: '0.5rem',
  padding: '1rem 1.125rem',
  borderBlockEnd: `1px solid ${color.line}`,
});

export const partTitle = style({ fontSize: '0.875rem', fontWeight: 650 });
export const partHead = style({ color: color.text3, fontSize: size.meta, fontWeight: 600 });
export const list = style({ display: 'grid', gap: '0.375rem', listStyle: 'none', margin: 0, padding: 0 });
export const rule = style({ display: 'flex', gap: '0.5rem', justifyContent: 'space-between', color: color.text2 });

export const option = styleVariants(
  { best: { borderColor: color.accent, background: color.accentBg }, other: {} },
  (own) => ({
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '0.625rem',
    inlineSize: '100%',
    padding: '0.5rem 0.625rem',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.m,
    background: color.surface,
    ...own,
    color: color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: color.accent } },
  }),
);

export const optionText = style({ display: 'grid' });
globalStyle(`${optionText} > small`, { color: color.text2, fontSize: size.meta });

export const locked = style({
  display: 'flex',
  gap: '0.5rem',
  padding: '0.625rem 0.75rem',
  borderRadius: vars.radius.m,
  background: color.warnBg,
  color: color.warn,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
export const chart = style({ overflow: 'hidden', paddingBlock: '0.25rem' });
export const pasted = style({ maxBlockSize: '50vh', overflow: 'auto' });
export const saved = style({
  marginInlineStart: 'auto',
  alignSelf: 'center',
  color: color.text3,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const choices = style({ display: 'grid', gap: '0.5rem', margin: 0, padding: 0, border: 0, minInlineSize: 0 });

export const refused = style({ display: 'block', color: color.bad, fontSize: size.meta, whiteSpace: 'normal' });

export const today = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem 1.25rem' });
