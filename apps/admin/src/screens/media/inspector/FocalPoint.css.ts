import { vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius, size } = vars;

export const root = style({ display: 'grid', gap: '0.5rem' });

/** Percentages count from the left of the picture, in a page of either direction. */
export const picture = style({
  position: 'relative',
  direction: 'ltr',
  justifySelf: 'center',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  lineHeight: 0,
  background: color.sunken,
  borderRadius: radius.s,
  cursor: 'crosshair',
  touchAction: 'none',
});

export const image = style({
  maxInlineSize: '100%',
  maxBlockSize: '16rem',
  minBlockSize: '6rem',
  borderRadius: radius.s,
});

export const point = style({
  position: 'absolute',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  translate: '-50% -50%',
  borderRadius: '50%',
  border: '3px solid #fff',
  background: 'transparent',
  boxShadow: '0 0 0 2px #06182a, inset 0 0 0 2px #06182a',
  cursor: 'grab',
  selectors: { '&:disabled': { cursor: 'default' } },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  color: color.text2,
  fontSize: size.meta,
});

export const crops = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  alignItems: 'start',
  gap: '0.625rem',
});
export const cropItem = style({ display: 'grid', gap: '0.25rem', color: color.text2, fontSize: size.meta });

const cropped = style({ objectFit: 'cover', blockSize: '4.25rem', borderRadius: radius.s, background: color.sunken });
export const crop = styleVariants({
  wide: [cropped, { aspectRatio: '16 / 9' }],
  square: [cropped, { aspectRatio: '1' }],
  tall: [cropped, { aspectRatio: '3 / 4' }],
});
