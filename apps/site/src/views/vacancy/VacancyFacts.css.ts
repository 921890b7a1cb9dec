import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const title = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  fontWeight: 650,
  paddingBlockEnd: '0.5rem',
  borderBlockEnd: `1.5px solid ${vars.color.lineStrong}`,
});
