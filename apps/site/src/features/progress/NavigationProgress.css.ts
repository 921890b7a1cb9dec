import { limits } from '@fundfront/content-model/limits';
import { reducedMotion, vars } from '@fundfront/ui/tokens';
import { keyframes, style } from '@vanilla-extract/css';

// Quick at first and ever slower: it never arrives, because the next page ends it.
const grow = keyframes({ from: { inlineSize: 0 }, '20%': { inlineSize: '55%' }, to: { inlineSize: '96%' } });

export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  blockSize: '3px',
  zIndex: vars.layer.toast,
  background: vars.palette.gold500,
  animation: `${grow} ${limits.progressMs}ms ease-out both`,
  '@media': {
    [reducedMotion]: { animation: 'none', inlineSize: '100%' },
    '(forced-colors: active)': { background: 'Highlight' },
    print: { display: 'none' },
  },
});
