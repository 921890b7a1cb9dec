import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const sample = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxInlineSize: '24rem',
});

export const note = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: vars.color.text3,
  fontSize: vars.size.meta,
  maxInlineSize: '24rem',
});
