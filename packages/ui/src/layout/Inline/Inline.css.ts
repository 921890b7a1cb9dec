import { style, styleVariants } from '@vanilla-extract/css';
import { spaceValues, vars } from '../../tokens/index.ts';

export const inline = style({ display: 'flex', minInlineSize: 0 });

export const space = styleVariants(spaceValues, (_value, name) => ({ gap: vars.space[name] }));

export const wrap = styleVariants({ yes: { flexWrap: 'wrap' }, no: { flexWrap: 'nowrap' } });

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
