import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const block = style({
  padding: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  selectors: { '&[data-selected]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  fontFamily: vars.font.text,
  fontSize: '0.8125rem',
  lineHeight: vars.leading.ui,
  color: vars.color.text3,
  overflowWrap: 'anywhere',
});
