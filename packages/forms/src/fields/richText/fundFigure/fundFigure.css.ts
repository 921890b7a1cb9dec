import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const token = style({
  display: 'inline-block',
  borderRadius: vars.radius.s,
  selectors: { '&[data-selected]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' } },
});

export const button = style({
  minBlockSize: '1.5rem',
  paddingInline: '0.375rem',
  border: `1px solid ${vars.color.accentLine}`,
  borderRadius: vars.radius.s,
  background: vars.color.accentBg,
  color: vars.color.accentText,
  fontFamily: vars.font.table,
  fontSize: '0.875em',
  lineHeight: 1.4,
  textAlign: 'start',
  cursor: 'pointer',
});

export const note = style({ fontSize: '0.8125em' });

export const preview = style({ fontFamily: vars.font.table, fontSize: vars.size.ui });
