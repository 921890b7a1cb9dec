import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { staff } from '../Field/control.css.ts';

const { color } = vars;

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  padding: '2px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color.mute,
});

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.control.m,
  paddingInline: vars.space.s,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: color.text2,
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: '1.5rem',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.text },
    '&[data-selected]': {
      background: color.surface,
      color: color.text,
      fontWeight: vars.weight.strong,
      boxShadow: `0 0 0 1px ${color.line}`,
    },
    '&:disabled': { opacity: 0.55 },
    [staff]: { minBlockSize: '1.625rem', paddingInline: vars.space.xs, fontWeight: vars.weight.regular },
    [`${staff}[data-selected]`]: { fontWeight: 600 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
