import { below, mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const hero = style({
  paddingBlock: 'clamp(3.5rem, 7vw, 6.5rem) clamp(8rem, 13vw, 11.5rem)',
  selectors: { ':root:lang(ur) &': { paddingBlockStart: 'clamp(2.5rem, 4vw, 3.75rem)' } },
  '@media': { [below.tablet]: { paddingBlockEnd: '13rem' } },
});

export const promise = style({
  maxInlineSize: '11.5em',
  fontFamily: vars.font.display,
  fontSize: vars.size.h1,
  lineHeight: vars.leading.h1,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
  // The words end before the geometry begins.
  '@media': { [`${mq.tablet} and ${below.wide}`]: { maxInlineSize: '9em' } },
});

export const lead = style({
  maxInlineSize: '30em',
  marginBlock: '1.5rem 2.25rem',
  fontSize: vars.size.lead,
  lineHeight: 1.5,
  color: vars.color.text2,
  textWrap: 'balance',
  selectors: { ':root:lang(ur) &': { lineHeight: 2.2, marginBlock: '0.5rem 1.5rem' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

export const board = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  marginBlockStart: 'clamp(-8.5rem, -9vw, -5.5rem)',
  '@media': { [below.tablet]: { marginBlockStart: '-9rem' } },
});
