import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const beside = style({
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  vars: { [vars.size.body]: vars.size.ui, [vars.leading.body]: vars.leading.ui },
});

export const body = style({ paddingBlock: `clamp(1.25rem, 2.5vw, 2rem) ${vars.layout.section}` });
