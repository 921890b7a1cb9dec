import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color, radius } = vars;

const indent = 'calc(0.5rem + (var(--tree-item-level) - 1) * 1.5rem)';

export const tree = style({ display: 'flex', flexDirection: 'column', outline: 'none' });

export const item = style({
  borderBlockEnd: `1px solid ${color.line2}`,
  outlineOffset: '-3px',
  selectors: {
    '&[data-dragging]': { opacity: 0.45 },
    '&[data-drop-target]': { background: color.accentBg },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  minBlockSize: '2.5rem',
  paddingInlineStart: indent,
  paddingInlineEnd: '0.75rem',
  selectors: {
    '&:hover': { background: color.hover },
    '&[data-open]': { background: color.selected },
  },
});

const square = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  blockSize: '2rem',
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  color: color.text3,
});

export const handle = style([
  square,
  { inlineSize: '1.75rem', selectors: { [`${line}:hover &`]: { color: color.text } } },
]);

export const chevron = style([square, { inlineSize: '1.5rem' }]);

export const noChevron = style({ flex: 'none', inlineSize: '1.5rem' });

export const label = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: '0.375rem',
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.text3,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

export const details = style({
  padding: '0.75rem 1rem 1rem',
  borderBlockStart: `1px solid ${color.line2}`,
  background: color.selected,
});

/** Without a height, or rows would jump while something is dragged over them. */
export const indicator = style({
  selectors: {
    '&[data-drop-target]': {
      blockSize: '2px',
      marginBlock: '-1px',
      marginInlineStart: indent,
      background: color.accent,
    },
  },
});
