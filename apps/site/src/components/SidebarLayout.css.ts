import { mq } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2.5rem clamp(2rem, 5vw, 5rem)',
  alignItems: 'start',
  '@media': {
    [mq.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' },
    // Browsers move a grid to the next sheet as a whole sooner than they break it.
    print: { display: 'block' },
  },
});

export const rail = style({
  '@media': {
    [mq.desktop]: { gridColumn: 2, position: 'sticky', insetBlockStart: '5.5rem' },
    print: { position: 'static', marginBlockEnd: '2.5rem' },
  },
});

export const text = style({
  minInlineSize: 0,
  '@media': { [mq.desktop]: { gridColumn: 1, gridRow: 1 } },
});
