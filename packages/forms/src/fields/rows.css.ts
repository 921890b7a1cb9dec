import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
  gap: vars.space.xs,
  alignItems: 'center',
});

export const message = style({ gridColumn: '1 / -1', color: vars.color.bad, fontSize: vars.size.meta, margin: 0 });
