import { style } from '@vanilla-extract/css';

/** Without a box of its own, so that the image is laid out as if it stood there alone. */
export const picture = style({ display: 'contents' });
