import { vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, palette, space } = vars;

const form = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', position: 'relative' } as const;

export const variant = styleVariants({
  page: { ...form, gap: '1.75rem', maxInlineSize: vars.layout.form },
  footer: { ...form, gap: space.m },
});

export const restored = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.m}`,
  paddingInlineStart: space.s,
  borderInlineStart: `3px solid ${color.accentLine}`,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
});

export const waiting = style({
  marginBlockStart: space.xs,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
});

export const notWaiting = style({ margin: 0 });

export const actions = styleVariants({
  page: {},
  footer: { vars: { [color.accent]: '#FFFFFF', [color.accentHover]: palette.teal100 } },
});
