import { below, mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../components/styleRules.ts';

const { color, palette } = vars;

export const scroller = style({
  // What is read out alone lies in the table, not beside the page.
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [below.tablet]: { marginInlineEnd: `calc(-1 * ${vars.layout.gutter})` } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.table,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const caption = style({ ...visuallyHidden });

export const head = style({});

globalStyle(`${head} th`, {
  borderBlockEnd: `1.5px solid ${color.lineStrong}`,
  fontSize: vars.size.meta,
  fontWeight: 550,
  color: color.text3,
  // Some hold a button, which is higher than its words.
  verticalAlign: 'baseline',
});

const cell = style({ padding: '0.6875rem 0.75rem', textAlign: 'start' });

/** Digits run left to right: in Urdu too the right edge keeps decimals under one another. */
export const numeric = style([
  cell,
  { textAlign: 'end', whiteSpace: 'nowrap', selectors: { ':root:dir(rtl) &': { textAlign: 'start' } } },
]);

export const row = style({});

globalStyle(`${row} > *`, { borderBlockStart: `1px solid ${color.line2}` });
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: 0 });

/** The name stays while figures are scrolled. */
export const sticky = style([
  cell,
  {
    '@media': {
      [below.tablet]: {
        position: 'sticky',
        insetInlineStart: 0,
        zIndex: vars.layer.raised,
        minInlineSize: '10.5rem',
        maxInlineSize: '10.5rem',
        background: color.surface,
      },
    },
  },
]);

export const name = style([sticky, { fontWeight: 400 }]);

export const link = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  fontFamily: vars.font.text,
  fontSize: vars.size.ui,
  fontWeight: 600,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    ':root:lang(ur) &': { lineHeight: 2 },
  },
});

export const risk = style({ display: 'block' });

export const nav = style([numeric, { fontSize: vars.size.lead, fontWeight: 600 }]);

export const strong = style({ fontWeight: 650 });

export const basis = style({ display: 'block', fontSize: vars.size.meta, lineHeight: 1.4, color: color.text3 });

/** Below the NAV where its own column would be out of sight. */
export const dayBelow = style([basis, { fontWeight: 400, '@media': { [mq.desktop]: { display: 'none' } } }]);
export const ownDay = style([numeric, { '@media': { [below.desktop]: { display: 'none' } } }]);

export const quiet = style({ fontFamily: vars.font.table, fontSize: vars.size.meta, color: color.text3 });

export const group = style({
  paddingBlock: '1.75rem 0.5rem',
  textAlign: 'start',
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  lineHeight: 1.3,
  fontWeight: 500,
  color: color.text,
  selectors: { ':root:lang(ur) &': { lineHeight: 2 } },
});

export const groupLink = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.accent, textDecoration: 'underline' } },
});

export const hatched = style([
  cell,
  {
    background: `repeating-linear-gradient(135deg, ${color.sunken} 0 6px, ${color.surface} 6px 12px)`,
    color: color.text2,
  },
]);

/** Beside the name, wherever the figures of the other rows are scrolled to. */
export const reason = style({
  display: 'block',
  '@media': {
    [below.tablet]: { position: 'sticky', insetInlineStart: '11.25rem', maxInlineSize: '11rem' },
  },
});

export const payout = style([cell, { background: palette.gold100, color: palette.gold700, fontWeight: 600 }]);

export const weekday = style({ color: color.text3, fontSize: vars.size.meta });

export const date = style([cell, { fontWeight: 400 }]);

/** On phones the NAV and its change are enough: both other prices are in the files. */
export const second = style([numeric, { '@media': { [below.tablet]: { display: 'none' } } }]);

/** Without script, and on paper, all rows are there. */
export const earlier = style({ '@media': { 'screen and (scripting: enabled)': { display: 'none' } } });

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  whiteSpace: 'pre',
  selectors: { '&:hover, [aria-sort] > &': { color: color.accent } },
});
