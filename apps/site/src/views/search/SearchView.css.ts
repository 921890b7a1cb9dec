import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2.5rem, 4vw, 3.5rem)',
});

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.875rem' });

export const head = style({ display: 'flex', alignItems: 'baseline', gap: '0.75rem' });

export const count = style({
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.text3,
});
