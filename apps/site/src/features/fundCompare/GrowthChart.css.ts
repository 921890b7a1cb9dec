import { below, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const section = style({ marginBlockEnd: '2.5rem' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  marginBlockEnd: '1rem',
});

// Always there, so that what appears in it is announced.
export const status = style({ fontSize: vars.size.ui, color: color.text2 });

export const sentence = style({ marginBlockStart: '1rem', maxInlineSize: vars.layout.prose });

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem', marginBlockStart: '0.5rem' });

export const details = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  selectors: { '&[open]': { flexBasis: '100%' } },
});

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontSize: vars.size.ui,
  fontWeight: 600,
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
});

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
});

globalStyle(`${table} :is(th, td)`, {
  padding: '0.5rem 1rem 0.5rem 0',
  borderBlockEnd: `1px solid ${color.line2}`,
  verticalAlign: 'top',
  '@media': { [below.tablet]: { paddingInlineEnd: '0.75rem' } },
});
