import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

export const kbd = style({
  display: 'inline-block',
  minInlineSize: '1.25rem',
  paddingInline: '0.3125rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.text3,
  fontFamily: vars.font.text,
  fontSize: '0.6875rem',
  lineHeight: '1.125rem',
  fontWeight: 500,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
