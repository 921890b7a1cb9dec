import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color, space, size } = vars;

export const result = style({
  display: 'grid',
  gap: space.xxs,
  margin: 0,
  padding: space.s,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color.surface,
  overflowWrap: 'anywhere',
});

export const address = style({ color: color.text2, fontSize: size.meta, lineHeight: 1.4 });

export const title = style({
  color: color.info,
  fontSize: vars.size.lead,
  lineHeight: 1.3,
  selectors: { '&:lang(ur)': { lineHeight: 2 } },
});

export const description = style({
  color: color.text2,
  fontSize: size.ui,
  lineHeight: 1.45,
  selectors: { '&:lang(ur)': { lineHeight: 2 } },
});

export const none = style({ color: color.text3, fontStyle: 'italic' });
