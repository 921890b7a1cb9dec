import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, size } = vars;

export const panes = style({
  display: 'grid',
  gridTemplateColumns: '22rem minmax(0, 1fr)',
  alignItems: 'start',
  flex: 1,
});

/** Follows the scrolling of what is open beside it, and scrolls by itself. */
export const listPane = style({
  position: 'sticky',
  insetBlockStart: '3.25rem',
  maxBlockSize: 'calc(100dvh - 3.25rem)',
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${color.line}`,
  minInlineSize: 0,
});

export const detailPane = style({ padding: '1rem 1.25rem', minInlineSize: 0 });

export const cards = style({ listStyle: 'none', margin: 0, padding: 0 });

export const card = style({
  position: 'relative',
  display: 'flex',
  gap: '0.75rem',
  padding: '0.625rem 1.25rem',
  borderBlockEnd: `1px solid ${color.line}`,
  scrollMarginBlock: '3rem',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[data-current]': { background: color.selected, boxShadow: `inset 3px 0 0 ${color.accent}` },
    '&[data-current]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${color.accent}` },
    '&[data-cursor]': { outline: `1px solid ${color.accent}`, outlineOffset: '-1px' },
  },
});

export const cardText = style({ display: 'grid', flex: 1, gap: '0.25rem', minInlineSize: 0 });

export const cardHead = style({ display: 'flex', justifyContent: 'space-between', gap: '0.75rem' });

/** The whole card is pressed, but for its box. */
export const cardLink = style({
  color: color.text,
  textDecoration: 'none',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
});

export const cardFoot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 0.75rem' });

export const quiet = style({ color: color.text3, fontSize: size.meta, whiteSpace: 'nowrap' });
