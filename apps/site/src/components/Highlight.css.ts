import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

// Joined letters of Arabic script must not be cut by a box: a ground and a line under them only.
export const mark = style({
  background: vars.palette.gold100,
  color: 'inherit',
  boxShadow: `inset 0 -2px ${vars.palette.gold500}`,
});
