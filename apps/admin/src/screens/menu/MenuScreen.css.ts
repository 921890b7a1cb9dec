import { mq } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const ground = style({ display: 'flex', flexDirection: 'column', gap: '1rem', padding: '1rem 1.25rem 2.5rem' });

export const columns = style({
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [mq.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(26rem, 1fr))' } },
});
