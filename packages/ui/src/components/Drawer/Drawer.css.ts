import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { scrim as dialogScrim } from '../Dialog/Dialog.css.ts';
import { floating } from '../Popover/overlay.css.ts';

const { motion } = vars;

const fromNear = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromFar = keyframes({ from: { transform: 'translateX(100%)' } });
const toNear = keyframes({ to: { transform: 'translateX(-100%)' } });
const toFar = keyframes({ to: { transform: 'translateX(100%)' } });

export const scrim = style([dialogScrim, { padding: 0, overflow: 'hidden' }]);

const panel = style([
  floating,
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'min(28rem, 100vw)',
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    borderBlock: 0,
    borderRadius: 0,
  },
]);

const open = (keyframe: string) => `${keyframe} ${motion.slow} ${motion.ease}`;

export const side = styleVariants({
  start: [
    panel,
    {
      justifySelf: 'start',
      borderInlineStart: 0,
      selectors: {
        '&[data-entering]': { animation: open(fromNear) },
        '&[data-exiting]': { animation: open(toNear) },
        '&[data-entering]:dir(rtl)': { animation: open(fromFar) },
        '&[data-exiting]:dir(rtl)': { animation: open(toFar) },
      },
    },
  ],
  end: [
    panel,
    {
      justifySelf: 'end',
      borderInlineEnd: 0,
      selectors: {
        '&[data-entering]': { animation: open(fromFar) },
        '&[data-exiting]': { animation: open(toFar) },
        '&[data-entering]:dir(rtl)': { animation: open(fromNear) },
        '&[data-exiting]:dir(rtl)': { animation: open(toNear) },
      },
    },
  ],
});
