import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const block = style({
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  fontFamily: vars.font.text,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  selectors: { '&[data-selected]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  fontSize: '0.8125rem',
  color: vars.color.text3,
});

export const list = style({ listStyle: 'none', margin: 0 });
globalStyle(`${block} ol${list}`, { paddingInlineStart: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const title = style({ flex: 1, minInlineSize: 0 });
export const size = style({ fontSize: '0.8125rem', color: vars.color.text3, whiteSpace: 'nowrap' });
export const found = style({ border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.s });
