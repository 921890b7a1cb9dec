import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const how = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3rem clamp(2rem, 5vw, 5rem)',
  alignItems: 'start',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const steps = style({ listStyleType: '""', padding: 0, marginBlockStart: '2rem', counterReset: 'step' });

export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: '0 0.5rem',
  paddingBlockEnd: '1.75rem',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      fontFamily: vars.font.number,
      fontSize: vars.size.h3,
      lineHeight: 1.1,
      fontWeight: 500,
      fontVariantNumeric: 'lining-nums',
      color: color.accent,
    },
    '& + &': { borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: '1.5rem' },
  },
});

export const title = style({
  fontSize: vars.size.lead,
  lineHeight: 1.4,
  fontWeight: 650,
  selectors: { ':root:lang(ur) &': { lineHeight: 2.1 } },
});

export const text = style({ gridColumn: 2, maxInlineSize: vars.layout.prose, color: color.text2, textWrap: 'pretty' });

export const note = style({ marginBlock: '0.75rem 0.5rem' });
