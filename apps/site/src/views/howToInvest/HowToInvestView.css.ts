import { mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const intro = style({ marginBlockEnd: 'clamp(2rem, 4vw, 3.5rem)' });

export const steps = style({ listStyleType: '""', padding: 0, borderBlockStart: `1.5px solid ${color.lineStrong}` });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(2.5rem, auto) minmax(0, 1fr)',
  gap: '0.5rem 1rem',
  alignItems: 'baseline',
  paddingBlock: 'clamp(1.75rem, 3.5vw, 3rem)',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [mq.tablet]: { gridTemplateColumns: 'clamp(5rem, 10vw, 8.5rem) minmax(0, 5fr) minmax(0, 7fr)', columnGap: '2rem' },
  },
});

export const figure = style({
  fontFamily: vars.font.number,
  fontSize: vars.size.h1,
  lineHeight: 0.9,
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.025em',
  color: color.accent,
});

export const text = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '0.5rem',
  justifyItems: 'start',
  '@media': { [mq.tablet]: { gridColumn: 3 } },
});

// Inside the numbered steps a browser takes these for lists of a second rank.
globalStyle(`${text} ul`, { listStyleType: 'disc' });
