import { style } from '@vanilla-extract/css';

export const head = style({ paddingBlock: '1rem clamp(2rem, 4vw, 3.25rem)' });

export const words = style({ marginBlockStart: 'clamp(1.5rem, 4vw, 3.25rem)', maxInlineSize: '46rem' });

export const lead = style({
  marginBlockStart: '0.875rem',
  selectors: { ':root:lang(ur) &': { marginBlockStart: '0.25rem' } },
});
