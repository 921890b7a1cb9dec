import { below, mq, narrow, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0 clamp(2rem, 5vw, 5rem)',
  borderBlockStart: `1.5px solid ${color.lineStrong}`,
  paddingBlockEnd: 'clamp(1.5rem, 3vw, 2.5rem)',
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});

export const role = style({
  paddingBlockStart: '1.25rem',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  fontWeight: 650,
  color: color.text2,
  '@media': { [below.desktop]: { paddingBlock: '0.875rem' } },
});

export const list = style({ listStyleType: '""', padding: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
  gap: '0.5rem clamp(1rem, 2.5vw, 2rem)',
  alignItems: 'start',
  paddingBlock: '1.25rem',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [below.desktop]: { borderBlockStart: `1px solid ${color.line}`, borderBlockEnd: 0 },
    [below.tablet]: { gridTemplateColumns: '3.5rem minmax(0, 1fr)' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

globalStyle(`${row} > a`, {
  '@media': { [below.tablet]: { gridColumn: '-2 / -1', justifySelf: 'start' } },
});

export const mark = style({
  display: 'block',
  '@media': { [narrow]: { inlineSize: '3.5rem' } },
});

export const text = style({ display: 'grid', gap: '0.375rem', alignContent: 'center' });
