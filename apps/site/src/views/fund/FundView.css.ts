import { below, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 19rem',
  gap: '0 clamp(2rem, 4vw, 4rem)',
  alignItems: 'start',
  '@media': { '(max-width: 68.74875em)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const main = style({ minInlineSize: 0 });

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

export const rail = style({
  position: 'sticky',
  insetBlockStart: '7rem',
  paddingBlock: vars.layout.section,
  scrollMarginBlockStart: '7.5rem',
  '@media': { '(max-width: 68.74875em)': { position: 'static', paddingBlockStart: 0 } },
});

export const railTitle = style({
  paddingBlockEnd: '0.625rem',
  borderBlockEnd: `1.5px solid ${color.lineStrong}`,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  fontWeight: 650,
});

globalStyle(`${rail} dl > :first-child`, { borderBlockStart: 0 });

export const scroll = style({
  overflowX: 'auto',
  '@media': {
    [below.tablet]: { marginInlineEnd: `calc(-1 * ${vars.layout.gutter})` },
    // Figures and their basis on one sheet.
    print: { breakInside: 'avoid' },
  },
});
