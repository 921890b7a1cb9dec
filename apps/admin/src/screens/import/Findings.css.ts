import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const row = style({ color: vars.color.text3, overflowWrap: 'anywhere' });
export const more = style({ padding: '0.75rem 1rem' });
