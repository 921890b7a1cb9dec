import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Few and short: side by side where there is room. */
export const ticks = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.l}` });
