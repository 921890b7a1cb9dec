import { below, mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const why = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem clamp(2rem, 6vw, 6rem)',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const statement = style({ display: 'grid', gap: '1.25rem', alignContent: 'start' });

export const list = style({ borderBlockEnd: `1px solid ${color.line}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  gap: '0.25rem 1.5rem',
  alignItems: 'baseline',
  paddingBlock: '1.5rem',
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [below.tablet]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: '1rem', paddingBlock: '1.25rem' } },
});

export const figure = style({
  fontFamily: vars.font.number,
  fontSize: vars.size.h2,
  lineHeight: 1.1,
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  color: color.accent,
  '@media': { [below.tablet]: { fontSize: vars.size.h3, lineHeight: 1.5 } },
});

export const text = style({
  paddingBlockStart: '0.25rem',
  color: color.text2,
  '@media': { [below.tablet]: { padding: 0 } },
});

export const title = style({ display: 'block', fontWeight: 650, color: color.text });
