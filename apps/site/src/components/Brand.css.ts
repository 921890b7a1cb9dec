import { style } from '@vanilla-extract/css';

export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' });

export const picture = style({ display: 'block', maxBlockSize: '3rem', inlineSize: 'auto', maxInlineSize: '16rem' });
