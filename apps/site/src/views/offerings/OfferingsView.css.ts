import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const foot = style({ paddingBlockStart: vars.space.xl });
