import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const about = style({ paddingBlockStart: vars.space.xl, borderBlockStart: `1px solid ${vars.color.line}` });
