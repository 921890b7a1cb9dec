import { below, reducedMotion, vars } from '@fundfront/ui/tokens';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { color, space } = vars;

const rise = keyframes({ from: { opacity: 0 } });

export const dialog = style({
  inlineSize: 'min(40rem, 100vw - 2rem)',
  maxInlineSize: 'none',
  maxBlockSize: 'min(56rem, 100dvh - 2rem)',
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.l,
  background: color.surface,
  color: color.text,
  boxShadow: vars.shadow.float,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps what is focused clear of the head.
  scrollPaddingBlock: '5rem 1rem',
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&::backdrop': { background: color.scrim } },
  '@media': {
    [reducedMotion]: { animation: 'none' },
    [below.m]: {
      // Between the browser's own edges: 100vw would reach under a scroll bar.
      inlineSize: 'auto',
      blockSize: '100dvh',
      maxBlockSize: 'none',
      borderRadius: 0,
    },
    '(forced-colors: active)': { border: '2px solid CanvasText' },
  },
});

globalStyle(`:root:has(${dialog}[open])`, { overflow: 'hidden', scrollbarGutter: 'stable' });

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.raised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  paddingBlock: space.s,
  paddingInlineStart: 'clamp(1.25rem, 5vw, 2.5rem)',
  paddingInlineEnd: space.s,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
});

export const body = style({ paddingBlock: space.l, paddingInline: 'clamp(1.25rem, 5vw, 2.5rem)' });
export const lead = style({ marginBlockEnd: space.l, color: color.text2 });

globalStyle(`${head} h2:focus`, { outline: 'none' });
