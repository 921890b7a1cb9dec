import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, size } = vars;

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginBlockEnd: '1rem' });
export const kinds = style({ display: 'inline-flex', gap: '0.25rem' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  gap: '0.875rem',
  listStyle: 'none',
  margin: 0,
  paddingBlockEnd: '1rem',
  paddingInline: 0,
});

export const tile = style({
  display: 'grid',
  gap: '0.125rem',
  inlineSize: '100%',
  padding: '0.25rem',
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
});

export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: size.ui,
  fontWeight: vars.weight.strong,
});

export const facts = style({ color: color.text2, fontSize: size.meta });
