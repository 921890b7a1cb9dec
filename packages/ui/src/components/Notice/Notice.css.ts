import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color } = vars;

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  padding: `${vars.space.m} ${vars.space.l}`,
  borderInlineStart: '3px solid',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  '@media': { print: { border: '1px solid' } },
});

export const tone = styleVariants({
  info: { borderColor: color.lineStrong, background: color.sunken },
  ok: { borderColor: color.ok, background: color.okBg },
  warn: { borderColor: color.warn, background: color.warnBg },
  bad: { borderColor: color.bad, background: color.badBg },
});

export const icon = styleVariants({
  info: { color: color.info },
  ok: { color: color.ok },
  warn: { color: color.warn },
  bad: { color: color.bad },
});

export const picture = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.leading.ui})`,
});
export const title = style({ fontWeight: vars.weight.strong, color: color.text });
export const body = style({ color: color.text, gridColumnStart: 2, maxInlineSize: vars.layout.prose });
