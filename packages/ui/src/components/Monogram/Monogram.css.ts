import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { palette } = vars;

export const tile = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.m,
  background: palette.navy900,
  printColorAdjust: 'exact',
});

/** A clear field for the letters: the pattern is cropped before it reaches them. */
export const letters = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '38%',
  aspectRatio: '1',
  borderRadius: '50%',
  background: palette.navy900,
  color: '#FFFFFF',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.heading,
  fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2.25rem)',
  lineHeight: 1,
  selectors: { ':root:lang(ur) &': { fontSize: '1.375rem', lineHeight: 2 } },
});

export const pattern = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  color: palette.teal400,
  opacity: 0.75,
  lineHeight: 0,
});
