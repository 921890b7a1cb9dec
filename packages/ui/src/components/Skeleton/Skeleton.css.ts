import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const stack = style({ display: 'grid', gap: vars.space.xs, inlineSize: '100%' });

const base = style({
  display: 'block',
  borderRadius: vars.radius.s,
  background: vars.color.line2,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

export const shape = styleVariants({
  text: [base, { blockSize: '0.75em', marginBlock: '0.25em' }],
  title: [base, { blockSize: '1.5em', inlineSize: '55%' }],
  block: [base, { blockSize: '8rem', borderRadius: vars.radius.m }],
  circle: [base, { inlineSize: '2.25rem', blockSize: '2.25rem', borderRadius: '50%' }],
});

export const lastLine = style({ inlineSize: '62%' });
