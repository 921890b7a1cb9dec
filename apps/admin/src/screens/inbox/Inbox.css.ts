import { mq } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gap: '1.5rem',
  alignItems: 'start',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const hidden = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' });

export const files = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginBlockStart: '1rem' });
