import { below, mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { metaText } from '../../components/styleRules.ts';

const { color } = vars;

export const head = style({ paddingBlock: '1rem clamp(1.75rem, 3vw, 2.5rem)' });

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem 3rem',
  alignItems: 'end',
  marginBlockStart: '2rem',
  '@media': {
    [mq.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', marginBlockStart: '3.5rem' },
  },
});

export const name = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(2rem, 1.5rem + 2.2vw, 3.25rem)',
  lineHeight: 1.06,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { ':root:lang(ur) &': { fontSize: 'clamp(1.625rem, 1.3rem + 1.5vw, 2.5rem)', lineHeight: 2 } },
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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem 2.5rem',
  alignItems: 'end',
  '@media': { [mq.tablet]: { gridTemplateColumns: 'auto minmax(15rem, 1fr)' } },
});

export const label = style({
  ...metaText,
});

export const nav = style({
  marginInlineStart: '-0.05em',
  fontFamily: vars.font.number,
  fontSize: 'clamp(3.25rem, 2.2rem + 3.6vw, 5rem)',
  lineHeight: 0.95,
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: '-0.025em',
  selectors: { ':root:lang(ur) &': { marginInlineStart: 0, paddingBlock: '0.5rem 0.25rem' } },
  '@media': { [below.xs]: { fontSize: '2.75rem' } },
});

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 0.4em',
  marginBlockStart: '0.625rem',
  fontSize: vars.size.ui,
});
