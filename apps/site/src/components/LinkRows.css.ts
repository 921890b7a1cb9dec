import { mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { rowChevron, rowLink, rowTitle } from './styleRules.ts';

const { color } = vars;

export const list = style({
  listStyleType: '""',
  padding: 0,
  borderBlockStart: `1.5px solid ${color.lineStrong}`,
  containerType: 'inline-size',
});

export const row = style({ borderBlockEnd: `1px solid ${color.line}` });

export const link = style({
  ...rowLink,
  gap: '0.125rem 1.5rem',
  paddingBlock: '0.875rem',
  '@container': { '(min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) auto' } },
  '@media': { [mq.tablet]: { paddingBlock: '1rem' } },
});

globalStyle(`${link} > svg`, rowChevron);

export const title = style({
  ...rowTitle,
  selectors: {
    ...rowTitle.selectors,
    [`${link}:hover &`]: { color: color.accent },
  },
});

export const summary = style({
  gridColumn: 1,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
  '@container': { '(min-width: 44rem)': { gridColumn: 2, gridRow: 1 } },
});
