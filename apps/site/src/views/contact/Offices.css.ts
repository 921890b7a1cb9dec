import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { rowTitle } from '../../components/styleRules.ts';

const { color } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2.5rem clamp(2rem, 5vw, 5rem)',
  alignItems: 'start',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const list = style({
  listStyleType: '""',
  padding: 0,
  marginBlockStart: '1.5rem',
  borderBlockStart: `1.5px solid ${color.lineStrong}`,
  containerType: 'inline-size',
});

export const office = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem 2rem',
  paddingBlock: '1.5rem 1rem',
  borderBlockEnd: `1px solid ${color.line}`,
  '@container': { '(min-width: 36rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

export const name = style({
  ...rowTitle,
});

export const postalAddress = style({
  marginBlockStart: '0.25rem',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
