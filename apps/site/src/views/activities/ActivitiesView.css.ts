import { below, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '1rem clamp(1rem, 3vw, 2.5rem)',
  alignItems: 'start',
  paddingBlock: '1.5rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const text = style({ display: 'grid', gap: '0.375rem' });

export const picture = style({
  inlineSize: 'clamp(5rem, 16vw, 11rem)',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
  '@media': { [below.xs]: { gridColumn: '1 / -1', inlineSize: '100%' } },
});
