import { style } from '@vanilla-extract/css';

export const line = style({ marginBlockStart: '1.25rem' });
