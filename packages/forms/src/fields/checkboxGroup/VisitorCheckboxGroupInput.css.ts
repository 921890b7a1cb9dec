import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const ticks = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.l}` });
