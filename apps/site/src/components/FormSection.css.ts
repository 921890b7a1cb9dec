import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 3vw, 2.25rem)',
  paddingBlock: `clamp(2rem, 4vw, 3.5rem) ${vars.layout.section}`,
});

export const ruled = style([section, { borderBlockStart: `1px solid ${vars.color.line}` }]);

export const text = style({ display: 'grid', gap: '0.75rem', maxInlineSize: '46rem' });
