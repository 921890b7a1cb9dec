import { mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const groups = style({ display: 'grid', gap: 'clamp(2rem, 4vw, 3.5rem)' });

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem clamp(2rem, 5vw, 5rem)',
  alignItems: 'start',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});

export const group = columns;

export const checked = style([columns, {}]);

globalStyle(`${checked} > p`, { '@media': { [mq.desktop]: { gridColumn: 2 } } });

export const rows = style({ borderBlockStart: `1.5px solid ${vars.color.lineStrong}` });

// Addresses come in lines.
export const value = style({ whiteSpace: 'pre-line' });
