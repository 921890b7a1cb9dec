import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: '1.25rem 1rem',
  margin: 0,
  padding: '1rem 1.25rem 6rem',
  listStyle: 'none',
});

export const tile = style({
  display: 'grid',
  gap: '0.125rem',
  color: color.text,
  textDecoration: 'none',
  minInlineSize: 0,
});

globalStyle(`${tile}[aria-current] > span:first-child`, {
  boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.accent}`,
});
globalStyle(`${tile}:hover > span:first-child`, { borderColor: color.accentLine });

export const title = style({
  marginBlockStart: '0.375rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: size.ui,
  fontWeight: vars.weight.strong,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '0.5rem',
  color: color.text2,
  fontSize: size.meta,
});

export const missing = style({ color: color.warn, fontWeight: vars.weight.strong });
