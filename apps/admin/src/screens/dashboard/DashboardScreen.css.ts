import { mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size } = vars;
const wide = { '@media': { [mq.wide]: { borderInlineStart: `1px solid ${color.line}` } } };

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [mq.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [mq.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) 21rem' },
  },
});

export const column = style([
  wide,
  {
    paddingInline: '1.25rem',
    minInlineSize: 0,
    selectors: { '&:first-child': { borderInlineStart: 0 } },
  },
]);

globalStyle(`${column} > :first-child`, { borderBlockStart: 0 });

/** What waits comes first where there is one column. */
export const rail = style([column, { order: -1, '@media': { [mq.tablet]: { order: 0 } } }]);

/** One ruled strip, not a grid of cards: the numbers are read against one another. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  borderBlock: `1px solid ${color.line}`,
  overflow: 'clip',
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.125rem',
  padding: '0.875rem 1.25rem',
  borderInlineStart: `1px solid ${color.line2}`,
  color: color.text2,
  textDecoration: 'none',
  marginInlineStart: '-1px',
  selectors: { 'a&:hover': { background: color.hover } },
});

export const value = style({
  color: color.text,
  fontSize: '1.375rem',
  whiteSpace: 'nowrap',
  lineHeight: '2rem',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const due = style([value, { color: color.warn }]);
export const note = style({ color: color.text3, fontSize: size.meta });

export const lines = style({ display: 'flex', flexDirection: 'column', paddingBlockEnd: '1rem' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  paddingBlock: '0.5rem',
  color: color.text2,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line2}` } },
});

// What does not break, a state with its words, keeps its width: what stands beside it then goes below.
globalStyle(`${line} > :first-child`, { flex: '1 1 0', minInlineSize: 'min-content' });

export const when = style({ flex: 'none', color: color.text3, whiteSpace: 'nowrap', marginInlineStart: 'auto' });
export const late = style([when, { color: color.warn, fontWeight: 600 }]);
export const nothing = style({ paddingBlockEnd: '1.25rem', color: color.text3 });
export const second = style({ display: 'block', color: color.text3, fontSize: size.meta });

export const number = style({ fontWeight: 600, color: color.text });

export const clock = style({ paddingBlockEnd: '0.5rem', color: color.text2 });
/** The drawing brings room of its own above its lines. */
export const course = style({ minInlineSize: 0, paddingBlockEnd: '0.5rem' });
export const clockFigure = style([value, { fontFamily: vars.font.display, fontSize: '1.75rem' }]);
