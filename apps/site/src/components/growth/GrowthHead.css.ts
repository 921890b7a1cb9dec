import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  marginBlockEnd: '1rem',
});

export const choice = style({
  display: 'grid',
  gap: '0.25rem',
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { '(scripting: none)': { display: 'none' } },
});
