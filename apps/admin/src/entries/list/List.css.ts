import { below, vars } from '@fundfront/ui/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, weight } = vars;

export const tabs = style({
  display: 'flex',
  overflowX: 'auto',
  border: 0,
  margin: 0,
  padding: 0,
  paddingInline: '1.25rem',
  borderBlockEnd: `1px solid ${color.line}`,
  minInlineSize: 0,
  // Scrollable, it would give way in a column that is too full.
  flex: 'none',
});

export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const tab = style({
  display: 'inline-flex',
  gap: '0.375rem',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  paddingInline: '0.625rem',
  border: 0,
  background: 'none',
  color: color.text2,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  boxShadow: 'inset 0 0 0 transparent',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-pressed="true"]': {
      color: color.text,
      fontWeight: weight.strong,
      boxShadow: `inset 0 -2px 0 ${color.accent}`,
    },
  },
});

export const count = style({
  // Of three digits: a press that has begun would miss a tab that counts push aside.
  minInlineSize: '3ch',
  color: color.text3,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
  padding: '0.5rem 1.25rem',
  borderBlockEnd: `1px solid ${color.line2}`,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  minInlineSize: 0,
});

export const tabAction = style({
  minBlockSize: '2.5rem',
  paddingInline: '0.625rem',
  border: 0,
  background: 'none',
  color: color.text3,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text } },
});

export const popover = style({ display: 'grid', gap: '0.75rem', inlineSize: 'min(20rem, 80vw)', padding: '1rem' });

export const range = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0.5rem',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const legend = style({ paddingBlockEnd: '0.25rem', fontWeight: weight.medium });

export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
  margin: 0,
  padding: '0.5rem 1.25rem',
  borderBlockStart: `1px solid ${color.line2}`,
  color: color.text3,
  '@media': { [below.tablet]: { display: 'none' } },
});

export const rowActions = style({ display: 'flex', gap: '0.25rem', justifyContent: 'flex-end' });

export const sort = style({ display: 'inline-flex', alignItems: 'center', gap: '0.5rem', color: color.text2 });

export const table = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  transition: 'opacity 150ms',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});

globalStyle(`${table}[data-density="compact"] :is(td, th[scope="row"])`, {
  blockSize: '2rem',
  paddingBlock: '0.125rem',
  '@media': { [below.tablet]: { blockSize: 'auto', paddingBlock: 0 } },
});

export const waiting = style({ padding: '1.25rem' });

const nameBase = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.25rem 0.625rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** By depth in the tree; deeper than four reads no better. */
export const name = styleVariants({ 0: 0, 1: 1.25, 2: 2.5, 3: 3.75, 4: 5 }, (rem) => [
  nameBase,
  { paddingInlineStart: `${rem}rem` },
]);

export const link = style({
  color: color.text,
  fontWeight: weight.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.accent, textDecoration: 'underline' } },
});

export const path = style({
  color: color.text3,
  fontWeight: weight.regular,
  overflowWrap: 'anywhere',
  '@media': { [below.tablet]: { flexBasis: '100%' } },
});
