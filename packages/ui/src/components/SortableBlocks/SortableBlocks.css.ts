import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color, radius, space, size } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** The place between two blocks, as high as the smallest target that a finger may ask for. */
export const gap = style({ display: 'grid', placeItems: 'center', blockSize: '1.5rem' });

export const insert = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '1.5rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.accent,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '50%',
      blockSize: '1px',
      background: color.accentLine,
      opacity: 0,
    },
    '&:hover::before, &:focus-visible::before': { opacity: 1 },
  },
});

export const plus = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  paddingInline: space.xxs,
  background: color.surface,
  '@media': { '(hover: hover)': { opacity: 0 } },
  selectors: { [`${insert}:hover &, ${insert}:focus-visible &`]: { opacity: 1 } },
});

export const block = style({
  position: 'relative',
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  background: color.surface,
  selectors: {
    '&[data-invalid]': { borderInlineStart: `3px solid ${color.bad}` },
    '&[data-dragged]': { opacity: 0.45 },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInlineEnd: space.xxs,
});

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: '1.75rem',
  minBlockSize: '2.75rem',
  borderRadius: radius.s,
  color: color.text3,
  selectors: { '&[draggable="true"]': { cursor: 'grab' }, [`${head}:hover &`]: { color: color.text } },
});

export const toggle = style({
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  alignContent: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

export const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  color: color.text3,
  fontSize: size.meta,
  lineHeight: 1.3,
});

export const wrong = style({ color: color.bad });

export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  textAlign: 'start',
  selectors: { '&:lang(ur)': { fontSize: '0.9375rem', lineHeight: 2 } },
});

export const empty = style({ color: color.text3 });

export const body = style({
  display: 'grid',
  gap: space.s,
  padding: space.s,
  borderBlockStart: `1px solid ${color.line2}`,
});

/** Lies over a block, and takes the pointer only while something is dragged. */
export const dropArea = style({
  position: 'absolute',
  inset: '-0.75rem 0',
  zIndex: 1,
  pointerEvents: 'none',
  selectors: {
    '&[data-active]': { pointerEvents: 'auto' },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      blockSize: '3px',
      borderRadius: '2px',
      background: 'transparent',
    },
    '&[data-side]::before': { background: color.focus },
    '&[data-side="before"]::before': { insetBlockStart: '-1px' },
    '&[data-side="after"]::before': { insetBlockEnd: '-1px' },
  },
});
