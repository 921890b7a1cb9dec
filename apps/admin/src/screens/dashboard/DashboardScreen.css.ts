import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, size } = vars;

export const layout = style({
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [mq.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const figures = style({ gridColumn: '1 / -1' });

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
  padding: '0.875rem',
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

export const lines = style({ display: 'flex', flexDirection: 'column' });

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  flexWrap: 'wrap',
  padding: '0.625rem 1rem',
  color: color.text2,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line2}` } },
});

export const when = style({ color: color.text3, whiteSpace: 'nowrap', marginInlineStart: 'auto' });
export const nothing = style({ padding: '1rem', color: color.text3 });
export const second = style({ display: 'block', color: color.text3, fontSize: size.meta });
