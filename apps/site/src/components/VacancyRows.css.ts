import { mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { metaText, rowChevron, rowLink, rowTitle } from './styleRules.ts';

const { color } = vars;
const wide = '(min-width: 40rem)';

export const link = style({
  ...rowLink,
  gap: '0.25rem 1.5rem',
  paddingBlock: '1rem',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem auto' } },
  '@media': { [mq.tablet]: { paddingBlock: '1.25rem' } },
});

globalStyle(`${link} > svg`, rowChevron);

export const text = style({ display: 'grid', gap: '0.25rem', minInlineSize: 0 });

export const title = style({
  ...rowTitle,
  overflowWrap: 'anywhere',
  selectors: {
    ...rowTitle.selectors,
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
  ...metaText,
});

export const date = style({
  fontSize: vars.size.ui,
  fontWeight: 650,
  '@container': {
    [wide]: {
      fontFamily: vars.font.number,
      fontSize: vars.size.lead,
      lineHeight: 1.3,
      fontWeight: 500,
      color: color.accent,
    },
  },
  selectors: { ':root:lang(ur) &': { fontFamily: vars.font.table, fontSize: vars.size.ui } },
});
