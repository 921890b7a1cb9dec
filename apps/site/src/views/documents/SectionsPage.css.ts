import { vars } from '@fundfront/ui/tokens';
import { styleVariants } from '@vanilla-extract/css';

export const page = styleVariants({ m: '2rem', l: vars.space.xl }, (gap) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
}));
