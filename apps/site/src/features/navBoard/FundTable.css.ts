import { below, mq, narrow, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../components/styleRules.ts';

const { color } = vars;
const phone = below.tablet;
const between = `${mq.tablet} and ${below.desktop}`;

export const table = style({
  inlineSize: '100%',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: 1.4,
});

export const caption = style({
  ...visuallyHidden,
});

export const head = style({ '@media': { [phone]: { display: 'none' } } });

globalStyle(`${head} th`, {
  padding: '0.75rem 0.75rem 0.625rem',
  fontSize: vars.size.meta,
  fontWeight: 550,
  color: color.text3,
  verticalAlign: 'bottom',
});

// Digits run left to right: in Urdu too the column's right edge keeps decimals under one another.
const ends = { textAlign: 'end', selectors: { ':root:dir(rtl) &': { textAlign: 'start' } } } as const;

export const numeric = style(ends);
/** On a tablet the line of the last days makes room for the day of the price. */
export const sparkHead = style({ '@media': { [between]: { display: 'none' } } });

export const row = style({
  selectors: { '&:hover': { background: color.hover } },
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0.125rem 1rem',
      padding: '0.875rem 1rem',
      borderBlockStart: `1px solid ${color.line2}`,
    },
    [narrow]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' },
  },
});

const cell = style({
  padding: '0.75rem',
  borderBlockStart: `1px solid ${color.line2}`,
  verticalAlign: 'middle',
  '@media': { [phone]: { padding: 0, border: 0 }, [between]: { paddingInline: '0.625rem' } },
});

const figure = style([
  cell,
  numeric,
  {
    whiteSpace: 'nowrap',
    '@media': { [phone]: { textAlign: 'end', selectors: { ':root:dir(rtl) &': { textAlign: 'end' } } } },
  },
]);

const outer = 'clamp(1rem, 2.4vw, 1.75rem)';
globalStyle(`${table} :is(th, td):first-child`, {
  '@media': { [mq.tablet]: { paddingInlineStart: outer } },
});
globalStyle(`${table} :is(th, td):last-child`, {
  '@media': { [mq.tablet]: { paddingInlineEnd: outer } },
});

export const name = style([
  cell,
  { '@media': { [phone]: { gridColumn: 1, gridRow: '1 / span 2' }, [narrow]: { flexBasis: '100%' } } },
]);

export const link = style({
  display: 'inline-block',
  fontSize: vars.size.ui,
  fontWeight: 600,
  color: color.text,
  textDecoration: 'none',
  fontFamily: vars.font.text,
  selectors: {
    '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    ':root:lang(ur) &': { lineHeight: 2 },
  },
  '@media': { [phone]: { minBlockSize: '2rem' } },
});

export const risk = style({ display: 'block' });

export const nav = style([
  figure,
  {
    fontSize: vars.size.lead,
    fontWeight: 600,
    letterSpacing: '-0.005em',
    '@media': { [phone]: { gridColumn: 2, gridRow: 1 } },
  },
]);

export const change = style([figure, { '@media': { [phone]: { gridColumn: 2, gridRow: 2 } } }]);

export const spark = style([
  cell,
  {
    lineHeight: 0,
    '@media': { [phone]: { gridColumn: 1, gridRow: 3, alignSelf: 'center' }, [between]: { display: 'none' } },
  },
]);

export const ytd = style([figure, { '@media': { [phone]: { gridColumn: 2, gridRow: 3 } } }]);

export const strong = style({ fontWeight: 650 });

export const basis = style({
  display: 'block',
  fontSize: vars.size.meta,
  lineHeight: 1.4,
  color: color.text3,
  '@media': { [phone]: { display: 'inline' } },
});

export const date = style([
  figure,
  {
    color: color.text2,
    '@media': {
      [phone]: { gridColumn: 1, gridRow: 4, textAlign: 'start', fontSize: vars.size.meta },
    },
  },
]);

export const missing = style({ color: color.text3, fontSize: vars.size.meta, fontWeight: 400 });
