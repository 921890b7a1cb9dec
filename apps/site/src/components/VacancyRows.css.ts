import { mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;
const wide = '(min-width: 40rem)';

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.25rem 1.5rem',
  minBlockSize: '4.5rem',
  paddingBlock: '1rem',
  color: color.text,
  textDecoration: 'none',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem auto' } },
  selectors: { '&:hover': { background: color.hover } },
  '@media': { [mq.tablet]: { paddingBlock: '1.25rem' } },
});

globalStyle(`${link} > svg`, {
  color: color.accent,
  gridRow: 1,
  gridColumn: -2,
  '@media': { '(forced-colors: active)': { color: 'LinkText' } },
});

export const text = style({ display: 'grid', gap: '0.25rem', minInlineSize: 0 });

export const title = style({
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  lineHeight: 1.25,
  fontWeight: 500,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
  selectors: {
    ':root:lang(ur) &': { fontSize: '1.1875rem', lineHeight: 2 },
    [`${link}:hover &`]: { color: color.accent },
  },
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: 1.5,
  color: color.text2,
});

export const fact = style({
  selectors: { '&:not(:last-child)::after': { content: '"·"', marginInline: '0.5em', color: color.text3 } },
});

export const until = style({
  gridColumn: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.5rem',
  '@container': { [wide]: { gridColumn: 2, gridRow: 1, flexDirection: 'column' } },
});

export const label = style({
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  color: color.text3,
});

export const date = style({
  fontSize: vars.size.ui,
  fontWeight: 650,
  '@container': {
    [wide]: {
      fontFamily: vars.font.number,
      fontSize: '1.25rem',
      lineHeight: 1.3,
      fontWeight: 500,
      color: color.accent,
    },
  },
  selectors: { ':root:lang(ur) &': { fontFamily: vars.font.table, fontSize: '1rem' } },
});
