import { vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../../components/styleRules.ts';

const { color, space } = vars;

const floating = {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: '-1px',
  zIndex: vars.layer.menu,
  inlineSize: 'min(26rem, 92vw)',
  maxBlockSize: 'min(32rem, 75dvh)',
  overflowY: 'auto',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.float,
} as const;

export const list = styleVariants({
  bar: floating,
  panel: { ...floating, insetInlineStart: '-1px', inlineSize: 'auto', marginBlockStart: space.xs },
  page: { ...floating, insetInlineStart: '-1px', inlineSize: 'auto', marginBlockStart: space.xs },
});

export const hidden = style({
  ...visuallyHidden,
});

export const status = style({
  padding: `${space.s} ${space.m}`,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
});

export const rows = style({ listStyleType: '""', paddingBlock: space.xs });

export const kind = style({
  padding: `${space.s} ${space.m} ${space.xxs}`,
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  fontWeight: vars.weight.strong,
  color: color.text3,
});

export const group = style({ listStyleType: '""' });

export const hit = style({
  display: 'block',
  padding: `${space.xs} ${space.m}`,
  minBlockSize: '2.75rem',
  fontFamily: vars.font.text,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  fontWeight: 600,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover, &:focus-visible': { background: color.hover, color: color.accentText },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const summary = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: vars.size.meta,
  fontWeight: 400,
  color: color.text2,
});

export const all = style([
  hit,
  { color: color.accent, borderBlockStart: `1px solid ${color.line2}`, marginBlockStart: space.xs },
]);
