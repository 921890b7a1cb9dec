import { below, mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0 clamp(2rem, 5vw, 5rem)',
  alignItems: 'start',
  borderBlockStart: `1.5px solid ${color.lineStrong}`,
  paddingBlockEnd: 'clamp(1.5rem, 4vw, 3.5rem)',
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});

export const year = style({
  paddingBlockStart: '1.25rem',
  fontFamily: vars.font.number,
  fontSize: vars.size.h2,
  lineHeight: 1.1,
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.02em',
  color: color.accent,
  '@media': {
    [below.desktop]: { paddingBlock: '1rem 0.5rem' },
    [mq.desktop]: { position: 'sticky', insetBlockStart: '5rem' },
  },
});

export const list = style({ listStyleType: '""', padding: 0 });
