import { vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius } = vars;

/** One level is 24 px, as `useTreeDrag` counts. */
const level = { 0: '0rem', 1: '1.5rem', 2: '3rem' };

export const container = style({ minInlineSize: 0 });

export const list = style({ position: 'relative', display: 'flex', flexDirection: 'column' });

export const item = style({
  borderBlockEnd: `1px solid ${color.line2}`,
  selectors: { '&[data-dragged]': { opacity: 0.45 } },
});

const lineBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  minBlockSize: '2.5rem',
  paddingInlineEnd: '0.75rem',
  selectors: {
    '&:hover': { background: color.hover },
    '&[data-open]': { background: color.selected },
  },
});

export const line = styleVariants(level, (indent) => [lineBase, { paddingInlineStart: `calc(0.5rem + ${indent})` }]);

export const handle = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '2rem',
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  color: color.text3,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

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

export const title = style({
  color: color.text,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:lang(ur)': { fontSize: '0.9375rem', lineHeight: 2 } },
});

export const url = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text3,
  textAlign: 'start',
});

export const marks = style({ display: 'inline-flex', alignItems: 'center', gap: '0.375rem', flex: 'none' });

export const form = style({
  padding: '0.75rem 1rem 1rem',
  borderBlockStart: `1px solid ${color.line2}`,
  background: color.selected,
});

const landingBase = style({
  position: 'absolute',
  insetInlineEnd: '0.5rem',
  blockSize: '2px',
  marginBlockStart: '-1px',
  background: color.accent,
  pointerEvents: 'none',
});

export const dropIndicator = styleVariants(level, (indent) => [
  landingBase,
  { insetInlineStart: `calc(0.5rem + ${indent})` },
]);

export const announcement = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
