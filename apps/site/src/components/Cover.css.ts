import { below, vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const shape = styleVariants({
  wide: { aspectRatio: '16 / 7', inlineSize: '100%', maxInlineSize: '48rem' },
  tile: { blockSize: '9.5rem', inlineSize: '100%' },
  thumbnail: {
    aspectRatio: '4 / 3',
    inlineSize: 'clamp(5rem, 16vw, 11rem)',
    '@media': { [below.xs]: { gridColumn: '1 / -1', inlineSize: '100%' } },
  },
  /** Of the first page, as high as the list beside it. */
  lead: { blockSize: '16.5rem', inlineSize: '100%' },
});

const surface = style({ display: 'block', borderRadius: vars.radius.m });

export const picture = style([
  surface,
  {
    objectFit: 'cover',
    blockSize: 'auto',
    // Nearly all of a photograph, which is seldom as flat as a drawing.
    selectors: { [`&${shape.wide}`]: { aspectRatio: '16 / 9' } },
  },
]);

export const drawing = style([surface, { position: 'relative', overflow: 'hidden', background: vars.palette.navy900 }]);

export const mark = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  padding: '1.25rem 1.5rem',
  borderStartEndRadius: vars.radius.m,
  background: vars.palette.navy900,
  color: '#FFFFFF',
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  lineHeight: 1,
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums',
  selectors: { ':root:lang(ur) &': { lineHeight: 1.9, paddingBlock: '0 0.5rem' } },
});
