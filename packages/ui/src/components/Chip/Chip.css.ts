import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color } = vars;

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  paddingInline: '0.5rem',
  borderRadius: vars.radius.s,
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: '1.375rem',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  '@media': { '(forced-colors: active)': { outline: '1px solid' } },
});

export const tone = styleVariants({
  neutral: { background: color.mute, color: color.text2 },
  outline: { boxShadow: `inset 0 0 0 1px ${color.line}`, color: color.text2 },
  accent: { background: color.accentBg, color: color.accentText },
  info: { background: color.infoBg, color: color.info },
  ok: { background: color.okBg, color: color.ok },
  warn: { background: color.warnBg, color: color.warn },
  bad: { background: color.badBg, color: color.bad },
});
