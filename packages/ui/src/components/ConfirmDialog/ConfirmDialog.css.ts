import { style } from '@vanilla-extract/css';

export const action = style({ display: 'inline-grid', minInlineSize: '86px' });
