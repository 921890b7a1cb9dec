import { style } from '@vanilla-extract/css';

/** No box of its own: the main bar sticks for the length of the page, not of the header. */
export const header = style({ display: 'contents' });
