import { mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

// Laid out by its own width: the same rows are in a narrow frame of another site.
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2.5rem, 5vw, 4.5rem)',
  containerType: 'inline-size',
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem 2rem',
  '@container': { '(min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});

export const rows = style({ listStyleType: '""', padding: 0, borderBlockStart: `1.5px solid ${color.lineStrong}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem 2rem',
  paddingBlock: '1.25rem',
  borderBlockEnd: `1px solid ${color.line}`,
  '@container': { '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' } },
  '@media': { [mq.tablet]: { paddingBlock: '1.5rem' } },
});

export const title = style({
  fontSize: vars.size.lead,
  lineHeight: 1.4,
  fontWeight: vars.weight.strong,
  textWrap: 'balance',
  selectors: { ':root:lang(ur) &': { lineHeight: 2.1 } },
});

globalStyle(`${row} > div`, { color: color.text2, fontSize: vars.size.ui, lineHeight: vars.leading.ui });
