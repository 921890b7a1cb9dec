import { style } from '@vanilla-extract/css';

export const statement = style({
  display: '-webkit-box',
  overflow: 'hidden',
  fontWeight: 'normal',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
});
