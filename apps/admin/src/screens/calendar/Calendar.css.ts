import { below, vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { roomBeside } from '../../layout/workspace.css.ts';

const { color, size, weight } = vars;

export const main = style({ minInlineSize: 0 });

export const month = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '@media': { [below.tablet]: { display: 'none' } },
});

export const head = style({
  padding: '0.375rem 0.5rem',
  textAlign: 'start',
  fontSize: size.meta,
  color: color.text3,
  fontWeight: weight.medium,
});

export const day = style({
  blockSize: '6rem',
  padding: '0.375rem',
  verticalAlign: 'top',
  border: `1px solid ${color.line2}`,
  selectors: { '&[data-outside]': { background: color.sunken } },
});

export const number = style({
  display: 'inline-block',
  paddingInline: '0.25rem',
  fontSize: size.meta,
  selectors: {
    '[data-today] &': { background: color.accent, color: color.onAccent, borderRadius: vars.radius.s },
  },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.25rem',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

const eventBase = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.5rem',
  inlineSize: '100%',
  minInlineSize: 0,
  padding: '0.125rem 0.25rem',
  textAlign: 'start',
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: color.text,
  cursor: 'pointer',
  overflow: 'hidden',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-pressed="true"]': { background: color.selected },
  },
});

export const event = styleVariants({
  day: [eventBase],
  row: [eventBase, { flexWrap: 'wrap', paddingBlock: '0.5rem', borderBlockEnd: `1px solid ${color.line2}` }],
});

export const eventName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const next = style({ padding: '1rem 1.25rem' });

export const partTitle = style({ fontSize: size.ui, fontWeight: weight.strong });

export const dayTitle = style({
  margin: 0,
  paddingBlock: '1rem 0.25rem',
  fontSize: size.meta,
  fontWeight: weight.medium,
  color: color.text3,
});

/** Below the line of its release. */
export const note = style({ flexBasis: '100%', fontSize: size.meta, color: color.text3 });

export const quiet = style({ color: color.text3 });

export const when = style({ marginInlineStart: 'auto', flex: 'none', color: color.text3, fontSize: size.meta });

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.75rem',
  padding: '1rem 1.25rem',
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [roomBeside]: { borderBlockStart: 0, borderInlineStart: `1px solid ${color.line}` } },
});

export const change = style({
  display: 'grid',
  gap: '0.125rem',
  paddingBlock: '0.5rem',
  borderBlockEnd: `1px solid ${color.line2}`,
  overflowWrap: 'anywhere',
});

export const failures = style({ display: 'grid', gap: '0.5rem', padding: '1rem 1.25rem' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
