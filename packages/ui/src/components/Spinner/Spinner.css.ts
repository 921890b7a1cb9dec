import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.text2,
});

const wheel = style({
  flex: 'none',
  borderRadius: '50%',
  border: `2px solid ${vars.color.line}`,
  borderBlockStartColor: vars.color.accent,
  animation: `${turn} 800ms linear infinite`,
  forcedColorAdjust: 'none',
});

export const size = styleVariants({
  s: [wheel, { inlineSize: '1rem', blockSize: '1rem' }],
  m: [wheel, { inlineSize: '1.5rem', blockSize: '1.5rem' }],
  l: [wheel, { inlineSize: '2.5rem', blockSize: '2.5rem', borderWidth: '3px' }],
});
