import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, vars } from '../../tokens/index.ts';
import { staff } from '../Field/control.css.ts';
import { floating } from '../Popover/overlay.css.ts';

const { color, motion } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  padding: vars.space.m,
  background: color.scrim,
  overflow: 'auto',
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${motion.fast} ease-out` },
    '&[data-exiting]': { animation: `${fadeOut} ${motion.fast} ease-in` },
  },
});

const box = style([
  floating,
  {
    margin: 'auto',
    inlineSize: '100%',
    maxBlockSize: 'calc(var(--visual-viewport-height, 100vh) - 2rem)',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    selectors: { '&[data-entering]': { animation: `${rise} ${motion.slow} ${motion.ease}` } },
  },
]);

export const size = styleVariants({
  s: [box, { maxInlineSize: '26rem' }],
  m: [box, { maxInlineSize: '36rem' }],
  l: [box, { maxInlineSize: '60rem' }],
});

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  outline: 0,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: `${vars.space.l} ${vars.space.s}`,
  selectors: { [staff]: { paddingBlock: vars.space.xs, paddingInline: `${vars.space.m} ${vars.space.xs}` } },
});

export const title = style({
  flex: 1,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.lead,
  fontWeight: vars.weight.strong,
});

export const close = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.control.m,
  blockSize: vars.control.m,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'none',
  color: color.text2,
  selectors: { '&:hover': { background: color.hover, color: color.text } },
});

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  paddingInline: vars.space.l,
  paddingBlock: `${vars.space.xxs} ${vars.space.l}`,
  color: color.text2,
  selectors: {
    [staff]: { paddingInline: vars.space.m, paddingBlockEnd: vars.space.m },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  borderBlockStart: `1px solid ${color.line2}`,
  background: color.surface,
  selectors: { [staff]: { paddingInline: vars.space.m } },
  '@media': { [below.s]: { display: 'grid' } },
});
