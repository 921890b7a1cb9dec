import { narrow, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { metaText } from '../../components/styleRules.ts';

const { color } = vars;

export const head = style({ paddingBlock: '1rem clamp(1.75rem, 3vw, 2.5rem)' });

/** The name keeps a readable width: the price stands beside it or below it. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2rem 3rem',
  alignItems: 'end',
  marginBlockStart: 'clamp(2rem, 4vw, 3.5rem)',
});

export const title = style({ flex: '1 1 20rem', minInlineSize: 'min(20rem, 100%)' });

export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  lineHeight: 1.06,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { ':root:lang(ur) &': { lineHeight: 2 } },
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1.5rem',
  marginBlockStart: '1rem',
  fontSize: vars.size.ui,
  color: color.text2,
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.25rem 2.5rem',
  alignItems: 'end',
  flex: '0 1 36rem',
  minInlineSize: 0,
});

export const figures = style({ flex: '1 1 15rem', minInlineSize: 0 });

export const label = style({
  ...metaText,
});

export const nav = style({
  marginInlineStart: '-0.05em',
  fontFamily: vars.font.number,
  fontSize: vars.size.h1,
  lineHeight: 0.95,
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: '-0.025em',
  selectors: { ':root:lang(ur) &': { marginInlineStart: 0, paddingBlock: '0.5rem 0.25rem' } },
  '@media': { [narrow]: { fontSize: vars.size.h2 } },
});

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 0.4em',
  marginBlockStart: '0.625rem',
  fontSize: vars.size.ui,
});
