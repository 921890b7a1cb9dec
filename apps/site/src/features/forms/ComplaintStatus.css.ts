import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const found = style({
  maxInlineSize: vars.layout.form,
  marginBlockStart: space.l,
  paddingBlock: space.m,
  borderBlock: `1px solid ${color.line}`,
});

export const state = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.h3,
  color: color.text,
});

export const dates = style({ fontSize: vars.size.ui, lineHeight: vars.leading.ui, color: color.text2 });
