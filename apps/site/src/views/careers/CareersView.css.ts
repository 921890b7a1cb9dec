import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const rail = style({
  paddingBlockStart: '1rem',
  borderBlockStart: `1.5px solid ${vars.color.lineStrong}`,
});

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.75rem' });

export const count = style({
  fontFamily: vars.font.number,
  fontSize: vars.size.h1,
  lineHeight: 1,
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.025em',
  color: vars.color.accent,
});
