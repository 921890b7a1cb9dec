import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const box = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  inlineSize: '100%',
  maxInlineSize: '19rem',
  minBlockSize: '3.25rem',
  paddingInline: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.s,
  background: color.sunken,
});

/** The services' boxes are 304 or 164 px wide and cannot shrink: on the narrowest screens they scroll by themselves. */
export const widget = style({ maxInlineSize: '100%', overflowX: 'auto' });

export const status = style({
  marginBlockStart: space.xxs,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
});

/** A status region must be on the page before its text; empty, it takes no room. */
export const emptyStatus = style({ margin: 0 });
