import { below, narrow, shallow, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, motion } = vars;

/** Keeps the room of the full bar, so that nothing below moves when the bar shrinks. */
export const holder = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  blockSize: '5rem',
  pointerEvents: 'none',
  '@media': {
    [below.tablet]: { minBlockSize: '4rem', blockSize: 'auto' },
    [narrow]: { position: 'static' },
    [shallow]: { position: 'static' },
    print: { position: 'static' },
  },
});

export const bar = style({
  position: 'relative',
  background: color.surface,
  borderBlockEnd: '1px solid transparent',
  pointerEvents: 'auto',
  transition: `border-color ${motion.fast}`,
  selectors: { '&[data-compact]': { borderBlockEndColor: color.line } },
});
