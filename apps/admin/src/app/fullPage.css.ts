import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const center = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: '1.5rem',
  background: vars.color.surface,
});
