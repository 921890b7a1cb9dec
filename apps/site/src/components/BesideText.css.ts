import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const part = style({
  borderBlockStart: `1.5px solid ${color.lineStrong}`,
  paddingBlockStart: vars.space.m,
});

export const title = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  fontWeight: 650,
  paddingBlockEnd: '0.5rem',
});

export const figure = style({
  display: 'block',
  fontFamily: vars.font.number,
  fontSize: vars.size.h1,
  lineHeight: 1.05,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.02em',
  color: color.accent,
});

export const figureText = style({
  display: 'block',
  maxInlineSize: '22rem',
  marginBlockStart: '0.5rem',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
  textWrap: 'pretty',
});
