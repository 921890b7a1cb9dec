import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color } = vars;

const phone = '(max-width: 600px)';

export const list = style({
  // Toasts come and go from above: over the bar there, one would take the press that is meant for a button of the bar.
  clipPath: 'inset(-0.25rem -100vmax -100vmax)',
  // On phones the library gives its list a start, an end and a width at once; right to left the three disagree.
  '@media': { [phone]: { selectors: { '&&': { inlineSize: 'auto' } } } },
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  inlineSize: 'var(--width)',
  paddingBlock: vars.space.s,
  paddingInline: `${vars.space.m} 2.75rem`,
  border: `1px solid ${color.line}`,
  borderInlineStartWidth: '3px',
  borderRadius: vars.radius.m,
  background: color.surface,
  color: color.text,
  boxShadow: vars.shadow.float,
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  selectors: {
    ':root[dir="rtl"] &': { direction: 'rtl' },
    // While it fades, the library keeps twice its height for the pointer.
    '&[data-removed="true"]': { pointerEvents: 'none' },
  },
  '@media': { [phone]: { selectors: { '&&&': { inlineSize: '100%' } } } },
});

export const success = style({ borderInlineStartColor: color.ok });
export const error = style({ borderInlineStartColor: color.bad });
export const warning = style({ borderInlineStartColor: color.warn });
export const info = style({ borderInlineStartColor: color.info });

export const content = style({ flex: 1, minInlineSize: 0 });
export const title = style({ fontWeight: 600 });
export const description = style({ color: color.text2 });

export const icon = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1lh',
  selectors: {
    [`${success} &`]: { color: color.ok },
    [`${error} &`]: { color: color.bad },
    [`${warning} &`]: { color: color.warn },
    [`${info} &`]: { color: color.info },
  },
});

export const closeButton = style({
  position: 'absolute',
  insetBlockStart: '0.375rem',
  insetInlineEnd: '0.375rem',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: color.text3,
  selectors: { '&:hover': { background: color.hover, color: color.text } },
});

export const actionButton = style({
  flex: 'none',
  border: 0,
  background: 'none',
  padding: 0,
  color: color.accent,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
