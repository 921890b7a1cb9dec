import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  padding: '0.625rem 1.25rem',
  borderBlock: `1px solid ${vars.color.line2}`,
});

export const end = style({ display: 'flex', alignItems: 'center', gap: '0.5rem', marginInlineStart: 'auto' });
