import { style } from '@vanilla-extract/css';
import { mq, vars } from '../../tokens/index.ts';
import { staff } from './control.css.ts';

const { color } = vars;

export const field = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: 0,
  selectors: {
    // The bar hangs outside the column, so that the text of a wrong answer stays in line with the others.
    '&[data-invalid]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '-0.75rem',
      inlineSize: '4px',
      background: color.bad,
      forcedColorAdjust: 'none',
    },
    [`${staff}[data-invalid]::before`]: { insetInlineStart: '-0.625rem', inlineSize: '3px' },
  },
  '@media': {
    [mq.tablet]: {
      selectors: { ':root:not([data-app="admin"]) &[data-invalid]::before': { insetInlineStart: '-1.25rem' } },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});

export const label = style({
  display: 'block',
  padding: 0,
  fontSize: vars.size.body,
  lineHeight: '1.5',
  fontWeight: vars.weight.strong,
  color: color.text,
  selectors: {
    '&:lang(ur)': { lineHeight: vars.leading.ui },
    [staff]: {
      fontSize: vars.size.ui,
      lineHeight: vars.leading.ui,
      fontWeight: vars.weight.medium,
      color: color.text2,
    },
  },
});

export const optional = style({ fontWeight: vars.weight.regular, color: color.text2 });

export const aside = style({
  display: 'inline-flex',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [staff]: { fontSize: vars.size.meta } },
});

export const help = style({
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
  selectors: { [staff]: { fontSize: vars.size.meta, lineHeight: vars.leading.meta, color: color.text3 } },
});

export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xxs,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  fontWeight: 600,
  color: color.bad,
  selectors: { [staff]: { fontSize: vars.size.meta, lineHeight: vars.leading.meta, marginBlockStart: 0 } },
});

export const errorIcon = style({ display: 'inline-flex', alignItems: 'center', flex: 'none', blockSize: '1lh' });

/** Fills the height that is left, so that paired fields in two scripts end on one line. */
export const slot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  marginBlockStart: vars.space.xs,
  selectors: { [staff]: { marginBlockStart: vars.space.xxs } },
});
