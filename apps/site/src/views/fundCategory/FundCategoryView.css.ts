import { below, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const risk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1.5rem',
  marginBlockStart: '1.25rem',
});

export const table = style({
  borderBlockStart: `1.5px solid ${vars.color.lineStrong}`,
  '@media': { [below.tablet]: { marginInline: `calc(-1 * ${vars.layout.gutter})` } },
});
