import { style, styleVariants } from '@vanilla-extract/css';
import { below, mq } from '../../tokens/index.ts';

// The box itself leaves no trace: its children take part in the parent's layout.
export const show = style({ display: 'contents' });

export const from = styleVariants(below, (query) => ({ '@media': { [query]: { display: 'none' } } }));
export const until = styleVariants(mq, (query) => ({ '@media': { [query]: { display: 'none' } } }));
