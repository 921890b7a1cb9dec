import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  paddingBlockEnd: vars.layout.section,
});
