import { mq } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Where two panes stand beside each other: on no sheet of paper. */
export const roomBeside = `screen and ${mq.desktop}`;

/** What is worked on, with what is known and decided about it beside. */
export const workspace = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minBlockSize: 0,
  '@media': { [roomBeside]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});
