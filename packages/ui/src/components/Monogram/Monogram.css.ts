import { style } from '@vanilla-extract/css';
import { fieldFile } from '../../pattern/geometry/fields.ts';
import { vars } from '../../tokens/index.ts';

const { palette } = vars;

export const tile = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  containerType: 'inline-size',
  aspectRatio: '1',
  borderRadius: vars.radius.m,
  background: palette.navy900,
  printColorAdjust: 'exact',
});

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
  fontSize: 'clamp(0.875rem, 24cqi, 2.25rem)',
  lineHeight: 1,
});

// On a small tile the pattern keeps its size and is cropped: drawn smaller, its straps would run together.
const inset = 'min(0px, 50% - 5rem)';

export const pattern = style({
  position: 'absolute',
  inset,
  zIndex: -1,
  background: palette.teal400,
  mask: `url("${fieldFile('monogram')}") center / cover no-repeat`,
  opacity: 0.75,
});
