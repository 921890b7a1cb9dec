import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, size, weight } = vars;

export const layout = style({
  display: 'grid',
  alignItems: 'start',
  gap: '1.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [mq.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

export const main = style({ display: 'grid', gap: '1.5rem', minInlineSize: 0 });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0.25rem 1rem' });

export const title = style({ margin: 0, fontSize: size.ui, fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const quiet = style({ margin: 0, color: color.text3, overflowWrap: 'anywhere' });

export const row = style({ color: color.text3, overflowWrap: 'anywhere' });

export const foot = style({ padding: '0.75rem 1rem' });
