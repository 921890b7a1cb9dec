import { below, mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../components/styleRules.ts';

const { color } = vars;
const phone = below.tablet;

export const table = style({
  inlineSize: '100%',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: 1.4,
});

export const heads = style({ '@media': { [phone]: { display: 'none' } } });

globalStyle(`${heads} th`, {
  padding: '0.75rem 0.625rem',
  borderBlockEnd: `1.5px solid ${color.lineStrong}`,
  fontSize: vars.size.meta,
  fontWeight: 550,
  color: color.text3,
  verticalAlign: 'bottom',
});

// Digits run left to right: in Urdu too the column's right edge keeps decimals under one another.
const ends = { textAlign: 'end', selectors: { ':root:dir(rtl) &': { textAlign: 'start' } } } as const;

export const figureHead = style(ends);
export const hidden = style(visuallyHidden);

export const row = style({
  selectors: {
    '&[data-chosen]': { background: color.selected, boxShadow: `inset 3px 0 0 ${color.accent}` },
    ':root:dir(rtl) &[data-chosen]': { boxShadow: `inset -3px 0 0 ${color.accent}` },
  },
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
      gap: '0.25rem 0.75rem',
      paddingBlock: '0.75rem',
      borderBlockEnd: `1px solid ${color.line2}`,
    },
    '(scripting: none)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

const cell = style({
  padding: '0.875rem 0.625rem',
  borderBlockEnd: `1px solid ${color.line2}`,
  verticalAlign: 'middle',
  '@media': { [phone]: { padding: 0, border: 0 } },
});

// Without script a tick would do nothing.
export const compare = style([
  cell,
  {
    inlineSize: '3rem',
    paddingInlineStart: '0.75rem',
    '@media': {
      [phone]: { gridRow: '1 / span 5', paddingInlineStart: '0.375rem' },
      '(scripting: none)': { display: 'none' },
    },
  },
]);

export const name = style([cell, { '@media': { [phone]: { gridColumn: 'span 2' } } }]);

export const link = style({
  display: 'inline-block',
  fontFamily: vars.font.text,
  fontSize: vars.size.ui,
  fontWeight: 600,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    ':root:lang(ur) &': { lineHeight: 2 },
  },
  '@media': { [phone]: { minBlockSize: '2rem' } },
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 1rem' });

export const trend = style([cell, { '@media': { [below.wide]: { display: 'none' }, [mq.wide]: { lineHeight: 0 } } }]);

globalStyle(`${heads} ${trend}`, { lineHeight: 1.4 });

const figure = style([cell, ends, { whiteSpace: 'nowrap' }]);

export const nav = style([
  figure,
  {
    fontSize: vars.size.lead,
    fontWeight: 600,
    '@media': { [phone]: { textAlign: 'start' } },
  },
]);

export const year = style([
  figure,
  {
    whiteSpace: 'normal',
    '@media': {
      [phone]: { textAlign: 'end', selectors: { ':root:dir(rtl) &': { textAlign: 'end' } } },
      [below.xs]: {
        gridColumn: 'span 2',
        textAlign: 'start',
        selectors: { ':root:dir(rtl) &': { textAlign: 'start' } },
      },
    },
  },
]);

export const expenses = style([
  figure,
  { '@media': { [phone]: { textAlign: 'start', fontSize: vars.size.meta, gridColumn: 'span 2' } } },
]);

export const strong = style({ fontWeight: 650 });

export const note = style({
  display: 'block',
  fontSize: vars.size.meta,
  fontWeight: 450,
  lineHeight: 1.4,
  color: color.text3,
});

export const label = style({ color: color.text3, '@media': { [mq.tablet]: { display: 'none' } } });
