import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { metaText } from '../../components/styleRules.ts';

/** Above the link that covers its row. */
export const box = style({ position: 'relative', justifySelf: 'start', ...metaText });

export const summary = style({
  // A target of 24 px at least, in a line of small print.
  paddingBlock: '0.25rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: vars.color.accent } },
});

export const whole = style({
  fontFamily: vars.font.number,
  color: vars.color.text2,
  overflowWrap: 'anywhere',
});
