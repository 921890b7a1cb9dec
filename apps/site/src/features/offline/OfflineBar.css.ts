import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const region = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  margin: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  background: vars.palette.navy950,
  color: vars.palette.paper,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  textAlign: 'center',
  borderBlockStart: `2px solid ${vars.palette.gold400}`,
});
