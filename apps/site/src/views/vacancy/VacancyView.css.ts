import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { metaText } from '../../components/styleRules.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '1.5rem clamp(2rem, 5vw, 4.5rem)',
  marginBlockStart: 'clamp(1.5rem, 3vw, 2.5rem)',
});

export const label = style({
  ...metaText,
});

export const date = style({
  fontFamily: vars.font.number,
  fontSize: vars.size.h2,
  lineHeight: 1.2,
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums',
  selectors: {
    ':root:lang(ur) &': {
      fontFamily: vars.font.display,
      fontSize: vars.size.h3,
      lineHeight: 2,
    },
  },
});
