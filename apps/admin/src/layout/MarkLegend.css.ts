import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.25rem',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: vars.color.text2,
});

export const item = style({ display: 'inline-flex', gap: '0.375rem' });
