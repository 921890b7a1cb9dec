import { below, mq } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem clamp(2rem, 4vw, 4rem)',
  alignItems: 'start',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

/** Before the list on phones: it says at once whether a branch is near. */
export const locator = style({
  '@media': {
    [below.desktop]: { order: -1, maxInlineSize: '26rem' },
    [mq.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' },
  },
});
