import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const strip = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 100,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '0.75rem',
  padding: '0.375rem 1rem',
  background: vars.palette.gold100,
  color: vars.palette.gold700,
  borderBlockEnd: `2px solid ${vars.palette.gold700}`,
  fontFamily: vars.font.table,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  '@media': { print: { position: 'static' } },
  selectors: { ':root:lang(ur) &': { fontSize: '0.875rem', lineHeight: 1.9 } },
});

export const today = style({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  '@media': { print: { display: 'none' } },
});

/** On paper alone: what the page is evidence of. */
export const evidence = style({
  display: 'none',
  '@media': { print: { display: 'block', inlineSize: '100%', overflowWrap: 'anywhere' } },
});
