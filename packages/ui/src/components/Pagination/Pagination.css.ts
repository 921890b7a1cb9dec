import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.l}`,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.control,
});

export const summary = style({ color: color.text2, fontFamily: vars.font.table, fontVariantNumeric: 'tabular-nums' });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.control.m,
  minBlockSize: vars.control.m,
  paddingInline: vars.space.xs,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: 'none',
  color: color.text,
  fontFamily: vars.font.table,
  lineHeight: '1.4',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    'a&:hover, button&:hover:not(:disabled)': { background: color.hover, color: color.accent },
    '&[aria-current]': { borderColor: color.accent, color: color.accentText, fontWeight: vars.weight.strong },
    '&[aria-disabled="true"], &:disabled': { color: color.text3, opacity: 0.6, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
    },
  },
});

export const gap = style({ color: color.text3, paddingInline: vars.space.xxs });
