import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const stored = style({ display: 'grid', gap: vars.space.xs });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  color: vars.color.text2,
});
