import { below, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The board climbs into the navy: prices are on the first screen. */
export const board = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  marginBlockStart: 'clamp(-8.5rem, -9vw, -5.5rem)',
  '@media': { [below.tablet]: { marginBlockStart: '-9rem' } },
});
