import { style } from '@vanilla-extract/css';

/** Every answer is at least 86 px wide, so that "OK" is as easy to hit as "Cancel". */
export const action = style({ display: 'inline-grid', minInlineSize: '86px' });
