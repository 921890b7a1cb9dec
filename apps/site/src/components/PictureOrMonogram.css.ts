import { vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const square = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', aspectRatio: '1' });

export const fit = styleVariants({
  cover: [square, { objectFit: 'cover', borderRadius: vars.radius.m }],
  contain: [square, { objectFit: 'contain' }],
});
