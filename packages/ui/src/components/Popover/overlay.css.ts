import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const vanish = keyframes({ to: { opacity: 0 } });

export const floating = style({
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.float,
  fontFamily: vars.font.text,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  outline: 0,
});

export const popover = style([
  floating,
  {
    // As high as a dialog, which may have opened it and comes before it in the document.
    zIndex: `${vars.layer.overlay} !important`,
    minInlineSize: 'var(--trigger-width)',
    maxInlineSize: 'min(24rem, calc(100vw - 2rem))',
    overflow: 'auto',
    selectors: {
      '&[data-entering]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` },
      '&[data-exiting]': { animation: `${vanish} 100ms ease-in` },
    },
  },
]);
