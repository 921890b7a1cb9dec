import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem clamp(2rem, 5vw, 4rem)',
  marginBlockEnd: '2.5rem',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'start' } },
});

export const how = style({ display: 'grid', gap: '1rem', justifyItems: 'start' });

export const list = style({
  listStyleType: '""',
  padding: 0,
  borderBlockStart: `1.5px solid ${color.lineStrong}`,
});

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 1.5rem',
  minBlockSize: '3.25rem',
  paddingBlock: '0.25rem',
  borderBlockEnd: `1px solid ${color.line2}`,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontWeight: 600,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});
