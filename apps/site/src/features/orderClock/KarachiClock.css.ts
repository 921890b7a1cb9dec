import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const clock = style({
  marginBlockStart: '1.25rem',
  visibility: 'hidden',
  selectors: { '&[data-ready]': { visibility: 'visible' } },
});

export const label = style({
  display: 'block',
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  color: vars.color.text3,
});

export const time = style({
  display: 'block',
  fontFamily: vars.font.number,
  fontSize: vars.size.h1,
  lineHeight: 1.1,
  fontWeight: 500,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums tabular-nums',
  inlineSize: 'fit-content',
});
