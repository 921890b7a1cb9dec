import { below, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const asOf = style({
  marginBlockStart: '1.25rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  color: vars.color.text2,
});

export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2.5rem' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 1.5rem',
  borderBlockEnd: `1.5px solid ${vars.color.lineStrong}`,
});

export const table = style({
  '@media': { [below.tablet]: { marginInline: `calc(-1 * ${vars.layout.gutter})` } },
});
