import { style, styleVariants } from '@vanilla-extract/css';
import { below, mq } from '../../tokens/index.ts';

export const show = style({ display: 'contents' });

export const from = styleVariants(below, (query) => ({ '@media': { [query]: { display: 'none' } } }));
export const until = styleVariants(mq, (query) => ({ '@media': { [query]: { display: 'none' } } }));
