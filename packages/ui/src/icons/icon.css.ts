import { style } from '@vanilla-extract/css';

export const icon = style({ display: 'block', flex: 'none' });

/** Points along the reading direction: what points to the right in English points to the left in Urdu. */
export const mirrored = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
