import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const all = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' });

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem 2rem',
  alignItems: 'start',
  '@media': { [mq.tablet]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)' } },
});

export const years = style({
  display: 'flex',
  flexWrap: 'wrap',
  listStyleType: '""',
  padding: 0,
  marginInlineStart: '-0.75rem',
  '@media': {
    [mq.tablet]: { justifyContent: 'end', marginInline: '0 -0.75rem' },
    // Without script there is no search beside them.
    '(scripting: none)': { justifyContent: 'start', marginInline: '-0.75rem 0' },
  },
});

export const year = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3rem',
  minInlineSize: '2.75rem',
  paddingInline: '0.75rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.text2,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.accent, boxShadow: `inset 0 -3px ${color.accent}` } },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2.5rem' });

export const month = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0 1.5rem',
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { ':not(section) + &': { marginBlockStart: '1rem' } },
  '@media': { [mq.tablet]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)' } },
});

export const monthName = style({
  paddingBlockStart: '0.9375rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  fontWeight: vars.weight.medium,
  color: color.text3,
  // It is beside its rows, not above them: a sheet may end below it.
  '@media': { print: { breakAfter: 'auto' } },
});

export const rows = style({ listStyleType: '""', padding: 0, minInlineSize: 0, containerType: 'inline-size' });
