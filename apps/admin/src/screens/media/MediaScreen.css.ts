import { below, mq, vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, size } = vars;

const besideFiles = {
  position: 'sticky',
  insetBlockStart: '3.5rem',
  alignSelf: 'start',
  blockSize: 'calc(100dvh - 3.5rem)',
  overflowY: 'auto',
} as const;

export const dropHint = style({
  position: 'fixed',
  insetBlockEnd: '2rem',
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  zIndex: vars.layer.menu,
  padding: '0.625rem 1rem',
  borderRadius: vars.radius.m,
  background: color.accent,
  color: color.onAccent,
  fontWeight: vars.weight.strong,
  pointerEvents: 'none',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  selectors: { '&[data-over]': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' } },
  '@media': {
    [mq.desktop]: {
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      selectors: { '&[data-inspected]': { gridTemplateColumns: '13rem minmax(0, 1fr) 22rem' } },
    },
  },
});

export const files = style({
  minInlineSize: 0,
  '@media': { [below.desktop]: { selectors: { [`${columns}[data-inspected] &`]: { display: 'none' } } } },
});

export const inspector = style({
  // Room to scroll the last buttons out from under the uploads.
  paddingBlockEnd: '22rem',
  minInlineSize: 0,
  '@media': { [mq.desktop]: { ...besideFiles, borderInlineStart: `1px solid ${color.line}` } },
});

export const sidebar = style({
  display: 'none',
  paddingBlock: '0.75rem 2rem',
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [mq.desktop]: { ...besideFiles, display: 'block' } },
});

/** Reset of a list that is drawn otherwise. */
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const sidebarTitle = style({
  padding: '0.75rem 1.25rem 0.375rem',
  color: color.text2,
  fontSize: size.meta,
  fontWeight: vars.weight.strong,
});

export const source = style({ display: 'flex', alignItems: 'center', position: 'relative' });

export const sourceButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '1.875rem',
  border: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  cursor: 'pointer',
  paddingInline: '1.25rem 0.75rem',
  textAlign: 'start',
  fontSize: size.ui,
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': {
      background: color.accentBg,
      color: color.accentText,
      fontWeight: vars.weight.strong,
      boxShadow: `inset 3px 0 0 ${color.accent}`,
    },
    '[dir="rtl"] &[aria-current]': { boxShadow: `inset -3px 0 0 ${color.accent}` },
  },
});

export const sourceLabel = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const figure = style({ fontSize: size.meta, fontVariantNumeric: 'tabular-nums' });
export const count = styleVariants({
  normal: [figure, { color: color.text2 }],
  warn: [figure, { color: color.warn, fontWeight: vars.weight.strong }],
});

export const padded = style({ padding: '1.25rem' });

export const narrowOnly = style({ '@media': { [mq.desktop]: { display: 'none' } } });
export const wideOnly = style({ '@media': { [below.tablet]: { display: 'none' } } });
