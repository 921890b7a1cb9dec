import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;
const wide = '(min-width: 42rem)';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem 1.5rem',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr)' },
  },
});

export const name = style({ fontSize: vars.size.body, lineHeight: 1.45, fontWeight: 600, overflowWrap: 'anywhere' });

export const place = style({ color: color.text2, overflowWrap: 'anywhere' });

export const city = style({ fontWeight: 600, color: color.text });

export const postalAddress = style({ display: 'block', whiteSpace: 'pre-line' });

/** Its links are 44 px high: this aligns the first one's words with the name. */
export const ways = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  '@container': { [wide]: { marginBlock: '-0.625rem' } },
});
