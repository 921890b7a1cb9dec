import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** As wide as the text below it. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '48rem',
  blockSize: 'auto',
  aspectRatio: '16 / 7',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
});
