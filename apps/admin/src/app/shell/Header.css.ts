import { below, mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius, layer } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem 0.75rem',
  minBlockSize: '3.25rem',
  paddingInline: '1.25rem',
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
  '@media': {
    [below.wide]: { flexWrap: 'wrap', paddingBlock: '0.5rem' },
    [below.tablet]: { paddingInline: '0.75rem' },
  },
});

export const burger = style({ '@media': { [mq.desktop]: { display: 'none' } } });

export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  whiteSpace: 'nowrap',
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [mq.wide]: { flex: 'none', whiteSpace: 'nowrap' },
    [below.wide]: { order: 1, inlineSize: '100%', flexWrap: 'wrap' },
  },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  flex: 'none',
  '@media': {
    [mq.wide]: {
      selectors: {
        [`${actions}:not(:empty) + &`]: { paddingInlineStart: '0.75rem', borderInlineStart: `1px solid ${color.line}` },
      },
    },
  },
});

export const search = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  blockSize: '2rem',
  minInlineSize: '2rem',
  justifyContent: 'center',
  paddingInline: '0.5rem',
  border: '1px solid transparent',
  borderRadius: radius.m,
  background: 'transparent',
  color: color.text3,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
  '@media': { [mq.wide]: { minInlineSize: '11rem', justifyContent: 'flex-start', borderColor: color.line } },
});

export const searchLabel = style({
  '@media': {
    [below.wide]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const searchKey = style({ marginInlineStart: 'auto', '@media': { [below.wide]: { display: 'none' } } });

/** Reserves room for the two until they are loaded. */
export const onRequest = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0.25rem',
  minInlineSize: '4.25rem',
  minBlockSize: '2rem',
});

export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  cursor: 'pointer',
});
