import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { staff } from '../Field/control.css.ts';

const { color } = vars;

export const menu = style({ minInlineSize: '11rem', padding: vars.space.xxs, outline: 0 });

const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.m,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
  fontFamily: vars.font.table,
  lineHeight: '1.4',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 0,
  selectors: {
    '&[data-focused]': { background: color.hover },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
    '&[data-disabled]': { color: color.text3, opacity: 0.6, cursor: 'not-allowed' },
    [staff]: { paddingInline: vars.space.xs, gap: vars.space.xs },
  },
});

export const tone = styleVariants({
  plain: [item, { color: color.text }],
  danger: [item, { color: color.bad, selectors: { '&[data-focused]': { background: color.badBg } } }],
});

export const icon = style({ display: 'inline-flex', flex: 'none', color: color.text3 });
export const label = style({ flex: 1 });
