import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3rem clamp(2rem, 5vw, 5rem)',
  alignItems: 'start',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const table = style({ marginBlockStart: '0.5rem' });

export const name = style({ fontWeight: 600 });

export const total = style({ fontWeight: 650, color: vars.color.accent });
