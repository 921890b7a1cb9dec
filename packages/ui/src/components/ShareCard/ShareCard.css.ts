import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color, space, size } = vars;

export const card = style({
  margin: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color.surface,
  overflow: 'hidden',
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1200 / 630',
  background: color.sunken,
});

export const text = style({ display: 'grid', gap: space.xxs, padding: space.s, overflowWrap: 'anywhere' });

export const site = style({ color: color.text3, fontSize: size.meta });

export const title = style({
  fontSize: size.ui,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  selectors: { '&:lang(ur)': { lineHeight: 2 } },
});
