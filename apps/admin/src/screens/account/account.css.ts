import { style } from '@vanilla-extract/css';

/** Fields of a known short length do not run across a wide screen. */
export const narrow = style({ maxInlineSize: '28rem' });
