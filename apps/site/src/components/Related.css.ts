import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { metaText } from './styleRules.ts';

const { color } = vars;

export const section = style({
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: vars.space.xxl,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '0.5rem 2rem',
  marginBlockEnd: vars.space.l,
});

export const tiles = style({
  listStyleType: '""',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xl} clamp(1.25rem, 2.5vw, 2rem)`,
  '@media': { [mq.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** All of a tile can be pressed. */
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '0.5rem',
});

export const title = style({
  marginBlockStart: '0.25rem',
  fontWeight: 650,
  lineHeight: vars.leading.h3,
  selectors: { ':root:lang(ur) &': { fontWeight: 'inherit', lineHeight: 2.1 } },
});

export const link = style({
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

export const date = style(metaText);
