import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  maxInlineSize: vars.layout.form,
});

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  maxInlineSize: vars.layout.form,
});
