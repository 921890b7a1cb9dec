import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${vars.space.m}`,
  fontSize: vars.size.ui,
  fontWeight: vars.weight.medium,
});

export const value = style({
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** The browser's own control, as high as a finger needs; it turns with the direction of the text by itself. */
export const range = style({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: vars.control.m,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  color: vars.color.text3,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
