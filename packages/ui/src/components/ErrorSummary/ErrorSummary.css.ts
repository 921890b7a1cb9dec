import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { staff } from '../Field/control.css.ts';

const { color } = vars;

export const root = style({
  border: `2px solid ${color.bad}`,
  borderRadius: vars.radius.m,
  padding: '1.125rem 1.375rem',
  background: color.surface,
  color: color.text,
  selectors: { [staff]: { padding: '0.75rem 1rem', borderWidth: '1px', background: color.badBg } },
});

export const title = style({
  marginBlockEnd: vars.space.xs,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.control,
  fontWeight: vars.weight.strong,
  selectors: { [staff]: { fontSize: vars.size.ui, marginBlockEnd: vars.space.xxs } },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: '0.1875rem',
  color: color.bad,
  fontSize: vars.size.body,
  lineHeight: vars.leading.ui,
  fontWeight: 600,
  textUnderlineOffset: '0.25em',
  selectors: {
    '&:hover': { color: color.badHover, textDecorationThickness: '2px' },
    '&:lang(ur)': { textUnderlineOffset: '0.6em' },
    [staff]: { fontSize: vars.size.ui, paddingBlock: '1px' },
  },
});
