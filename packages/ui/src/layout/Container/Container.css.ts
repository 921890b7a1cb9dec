import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});

const outer = (inner: string) => `calc(${inner} + 2 * ${vars.layout.gutter})`;

export const size = styleVariants({
  page: { maxInlineSize: outer(vars.layout.page) },
  wide: { maxInlineSize: outer(vars.layout.wide) },
  form: { maxInlineSize: outer(vars.layout.form) },
  prose: { maxInlineSize: outer(vars.layout.prose) },
});
