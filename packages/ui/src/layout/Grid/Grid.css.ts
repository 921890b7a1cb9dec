import { style, styleVariants } from '@vanilla-extract/css';
import { mq, spaceValues, vars } from '../../tokens/index.ts';

export const grid = style({ display: 'grid', minInlineSize: 0 });

export const space = styleVariants(spaceValues, (_value, name) => ({ gap: vars.space[name] }));

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const base = styleVariants(counts, columns);
export const tablet = styleVariants(counts, (count) => ({ '@media': { [mq.tablet]: columns(count) } }));
export const desktop = styleVariants(counts, (count) => ({ '@media': { [mq.desktop]: columns(count) } }));
