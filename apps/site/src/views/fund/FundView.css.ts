import { below, mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 19rem',
  gridTemplateRows: 'auto 1fr',
  gap: '0 clamp(2rem, 4vw, 4rem)',
  alignItems: 'start',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { '(max-width: 68.74875em)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const main = style({
  gridColumn: 1,
  gridRow: '1 / span 2',
  minInlineSize: 0,
  '@media': { '(max-width: 68.74875em)': { gridRow: 'auto' } },
});

/** Right below the price in one column, beside the chart in two. */
export const clock = style({
  gridColumn: 2,
  gridRow: 1,
  paddingBlock: `${vars.layout.section} 1.5rem`,
  '@media': { '(max-width: 68.74875em)': { gridColumn: 1, gridRow: 'auto', paddingBlockEnd: 0 } },
});

/** Below the clock beside the chart, below the chart in one column. */
export const rail = style({
  gridColumn: 2,
  gridRow: 2,
  minInlineSize: 0,
  paddingBlockEnd: vars.layout.section,
  '@media': { '(max-width: 68.74875em)': { gridColumn: 1, gridRow: 'auto' } },
});

export const section = style({
  paddingBlock: vars.layout.section,
  borderBlockEnd: `1px solid ${color.line}`,
  scrollMarginBlockStart: '7.5rem',
  selectors: { '&:last-child': { border: 0 } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '0.5rem 1.5rem',
  marginBlockEnd: '1.25rem',
});

globalStyle(`${head} > :first-child`, { marginInlineEnd: 'auto' });

export const updated = style({ marginBlockStart: '1.5rem' });

export const sentence = style({
  marginBlockStart: '1rem',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
});

export const listed = style({ marginBlock: '1rem' });

/** Two lists beside each other that read as one. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0 clamp(2rem, 5vw, 4.5rem)',
  alignItems: 'start',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const scroll = style({
  overflowX: 'auto',
  '@media': {
    [below.tablet]: { marginInlineEnd: `calc(-1 * ${vars.layout.gutter})` },
    // Figures and their basis on one sheet.
    print: { breakInside: 'avoid' },
  },
});
