import { below, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../components/styleRules.ts';

const { color } = vars;

export const table = style({
  inlineSize: '100%',
  marginBlockEnd: '1.5rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.table,
});

globalStyle(`${table} :is(th, td)`, { padding: '0.75rem', textAlign: 'start', verticalAlign: 'top' });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });

export const head = style({
  borderBlockEnd: `1.5px solid ${color.lineStrong}`,
  fontSize: vars.size.meta,
  color: color.text3,
  '@media': { [below.tablet]: { ...visuallyHidden } },
});

export const yearRow = style({ '@media': { [below.tablet]: { display: 'block' } } });

export const year = style({
  fontFamily: vars.font.number,
  fontSize: vars.size.lead,
  fontWeight: 500,
  color: color.text,
});

globalStyle(`${table} ${year}`, { paddingBlock: '1.75rem 0.5rem' });

export const row = style({
  borderBlockStart: `1px solid ${color.line2}`,
  '@media': {
    [below.tablet]: { display: 'flex', flexWrap: 'wrap', gap: '0.25rem 0.75rem', paddingBlock: '0.75rem' },
  },
});

globalStyle(`${row} > *`, { '@media': { [below.tablet]: { padding: '0 !important' } } });

export const title = style({
  fontWeight: 'inherit',
  '@media': { [below.tablet]: { flexBasis: '100%' } },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: '0.25rem',
  fontWeight: vars.weight.strong,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&[data-status="replaced"]': { fontWeight: vars.weight.medium, color: color.text2 },
    '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  },
});

export const date = style({
  color: color.text2,
  selectors: { '&[data-empty]': { '@media': { [below.tablet]: { display: 'none' } } } },
});

/** Where the heads of the columns are not in sight. */
export const label = style({
  display: 'none',
  '@media': { [below.tablet]: { display: 'inline', color: color.text3 } },
});

export const file = style({
  // The fingerprint, which nobody reads through, keeps the column narrow.
  maxInlineSize: '12rem',
  '@media': { [below.tablet]: { flexBasis: '100%', minInlineSize: 0, maxInlineSize: '100%' } },
});
