import { style, styleVariants } from '@vanilla-extract/css';
import { spaceValues, vars } from '../../tokens/index.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const space = styleVariants(spaceValues, (_value, name) => ({ gap: vars.space[name] }));

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
