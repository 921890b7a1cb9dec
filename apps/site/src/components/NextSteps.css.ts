import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const heading = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.h3,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
});

export const list = style({ listStyleType: '""', padding: 0, marginBlockStart: '0.875rem', counterReset: 'step' });

export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: '0.5rem',
  paddingBlock: '0.875rem',
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  selectors: {
    '&::before': {
      content: 'counter(step)',
      gridRow: '1 / span 2',
      fontFamily: vars.font.number,
      fontSize: vars.size.lead,
      lineHeight: 1.1,
      fontWeight: 500,
      fontVariantNumeric: 'lining-nums',
      color: color.accent,
    },
    // The digit is Latin: it shares the line of the Nastaliq beside it.
    ':root:lang(ur) &::before': { lineHeight: 1.6 },
  },
});

export const title = style({ fontWeight: 650, color: color.text });
export const text = style({ gridColumn: 2, color: color.text2, textWrap: 'pretty' });
