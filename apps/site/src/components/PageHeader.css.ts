import { style, styleVariants } from '@vanilla-extract/css';

export const head = styleVariants({
  navy: { paddingBlock: '1rem clamp(2rem, 4vw, 3.25rem)' },
  paper: { paddingBlock: '1rem 0' },
});

// A title without spaces breaks where it must.
const width = { maxInlineSize: '46rem', overflowWrap: 'anywhere' } as const;

export const text = styleVariants({
  navy: { ...width, marginBlockStart: 'clamp(1.5rem, 4vw, 3.25rem)' },
  paper: { ...width, marginBlockStart: 'clamp(1rem, 2vw, 1.75rem)' },
});

export const lead = style({
  marginBlockStart: '0.875rem',
  selectors: { ':root:lang(ur) &': { marginBlockStart: '0.25rem' } },
});
