import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;
const wide = '(min-width: 38rem)';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem 1.5rem',
  alignItems: 'start',
  paddingBlock: '1.125rem',
  borderBlockStart: `1px solid ${color.line}`,
  scrollMarginBlockStart: '8rem',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr) 7.5rem' } },
});

export const name = style({
  fontSize: vars.size.body,
  lineHeight: vars.leading.lead,
  fontWeight: 650,
  textWrap: 'balance',
});

export const postalAddress = style({ color: color.text2, whiteSpace: 'pre-line' });

export const facts = style({ fontFamily: vars.font.table, textWrap: 'pretty' });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '1.25rem',
  '@container': { [wide]: { flexDirection: 'column', alignItems: 'flex-end', marginBlockStart: '-0.625rem' } },
});

export const distance = style({
  fontFamily: vars.font.number,
  fontSize: vars.size.h3,
  lineHeight: '2.75rem',
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  color: color.accent,
});

export const unit = style({ fontFamily: vars.font.table, fontSize: vars.size.meta, color: color.text3 });
