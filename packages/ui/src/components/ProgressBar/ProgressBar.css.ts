import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const slide = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const root = style({ display: 'grid', gap: vars.space.xxs, inlineSize: '100%' });

export const header = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
});

export const track = style({
  position: 'relative',
  blockSize: '0.375rem',
  borderRadius: '1rem',
  background: vars.color.mute,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const bar = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: vars.color.accent,
  forcedColorAdjust: 'none',
  transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
});

export const unknown = style([bar, { inlineSize: '40%', animation: `${slide} 1.4s ease-in-out infinite` }]);
