import { below, vars } from '@fundfront/ui/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, size, leading, weight } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.75rem',
  padding: '1.25rem 1.25rem 0.75rem',
});

export const hiddenHead = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const title = style({
  fontSize: size.h1,
  lineHeight: leading.h1,
  fontWeight: weight.heading,
  letterSpacing: vars.tracking.display,
});

export const note = style({ color: color.text3 });

export const path = style({ display: 'flex', alignItems: 'center', minInlineSize: 0, overflowX: 'clip' });

export const group = style({
  color: color.text3,
  '@media': { [below.tablet]: { display: 'none' } },
  selectors: { '&::after': { content: '"/"', marginInline: '0.625rem', color: color.field } },
});

globalStyle(`${path} nav`, { fontSize: size.ui, minInlineSize: 0 });
globalStyle(`${path} nav ol`, { flexWrap: 'nowrap' });
// The title is on the page once more, so it gives way first.
globalStyle(`${path} nav li`, { minInlineSize: 0 });
globalStyle(`${path} nav li:last-child`, { flexShrink: 100 });
globalStyle(`${path} nav li > :is(a, [aria-current])`, { overflow: 'hidden', textOverflow: 'ellipsis' });
globalStyle(`${path} [aria-current="page"]`, { color: color.text, fontWeight: 600 });

export const status = style({ flex: 'none', color: color.text3, whiteSpace: 'nowrap' });

export const body = styleVariants({
  normal: { paddingInline: '1.25rem', paddingBlockEnd: '2.5rem' },
  none: { display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 },
  text: { paddingInline: '1.25rem', paddingBlockEnd: '2.5rem', maxInlineSize: '48rem' },
});
