import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const lines = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.m}` });
