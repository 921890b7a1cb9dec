import { mq, vars } from '@fundfront/ui/tokens';
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

/** What is known of the row that is chosen: below a list, or beside it, where it follows the scrolling. */
export const inspector = style({
  display: 'grid',
  gap: '1rem',
  padding: '1rem 1.25rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [mq.wide]: { position: 'sticky', insetBlockStart: '3.25rem', borderInlineStart: `1px solid ${vars.color.line}` },
  },
});
