import { style } from '@vanilla-extract/css';

export const search = style({ maxInlineSize: '22rem' });
