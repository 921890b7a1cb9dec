import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.5rem',
  alignItems: 'start',
  marginBlockStart: '1rem',
});

/** Open, it takes the whole row, and the files stand below it. */
export const details = style({
  minInlineSize: 0,
  selectors: { '&[open]': { flexBasis: '100%', order: 1 } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  fontWeight: 600,
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
  listStyleType: '""',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const files = style({ display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem', alignItems: 'center' });
