import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const notice = style({ marginBlockEnd: space.l });
