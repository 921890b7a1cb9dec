import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const onward = style({ paddingBlockEnd: vars.layout.section });
