import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { staff } from '../Field/control.css.ts';

const { color } = vars;

export const root = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  minBlockSize: vars.control.m,
  paddingBlock: 'calc((2.75rem - 1.5rem) / 2)',
  fontSize: vars.size.ui,
  lineHeight: '1.5rem',
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed', color: color.text3 },
    '&:lang(ur)': { fontFamily: vars.font.table, lineHeight: '1.75rem' },
    [staff]: { minBlockSize: 'auto', paddingBlock: '0.375rem', gap: vars.space.xs, lineHeight: '1.25rem' },
  },
});

export const bare = style({
  paddingBlock: 0,
  minBlockSize: 0,
  selectors: { [staff]: { paddingBlock: 0 } },
});

export const box = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.s,
  background: color.surface,
  cursor: 'inherit',
  selectors: {
    [staff]: { inlineSize: '1rem', blockSize: '1rem', marginBlock: '0.125rem' },
    '&:hover:not(:disabled)': { borderColor: color.accent },
    // By its type: a radio button is indeterminate while none of its group is chosen.
    '&:checked, &[type="checkbox"]:indeterminate': { background: color.accent, borderColor: color.accent },
    '&:disabled': { opacity: 0.55 },
    '&[aria-invalid="true"]': { borderColor: color.bad, boxShadow: `inset 0 0 0 1px ${color.bad}` },
    '&::before': {
      content: '""',
      inlineSize: '66%',
      blockSize: '66%',
      background: color.onAccent,
      clipPath: 'polygon(13% 46%, 3% 58%, 39% 92%, 98% 20%, 86% 9%, 38% 69%)',
      opacity: 0,
    },
    '&:checked::before': { opacity: 1 },
    '&[type="checkbox"]:indeterminate::before': { opacity: 1, clipPath: 'inset(40% 8%)' },
    // A finger or a hurried pointer may miss a 16 px box.
    '&::after': { content: '""', position: 'absolute', inset: '-0.875rem' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:checked::before, &[type="checkbox"]:indeterminate::before': { background: 'CanvasText' } },
    },
  },
});

export const text = style({ display: 'grid' });

export const help = style({
  color: color.text2,
  selectors: { [staff]: { fontSize: vars.size.meta, color: color.text3 } },
});
