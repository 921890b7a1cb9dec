import { vars } from '@fundfront/ui/tokens';
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
