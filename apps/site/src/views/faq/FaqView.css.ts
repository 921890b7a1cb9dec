import { below, mq } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem clamp(2.5rem, 6vw, 6rem)',
  alignItems: 'start',
  '@media': { [mq.desktop]: { gridTemplateColumns: '18rem minmax(0, 1fr)' } },
});

export const side = style({
  display: 'grid',
  gap: '1.5rem',
  '@media': { [mq.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' } },
});

// On a phone the questions come sooner without their list of contents, and the way to a person after the search.
export const subjects = style({ '@media': { [below.desktop]: { display: 'none' } } });

export const ask = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 1rem',
  '@media': { [mq.desktop]: { display: 'grid', justifyItems: 'start' } },
});

export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3rem' });

export const heading = style({ paddingBlockEnd: '0.875rem' });

export const own = style({ marginBlockStart: '0.75rem' });
