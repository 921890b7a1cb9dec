import { onNavy, vars } from '@fundfront/ui/tokens';
import { assignVars, globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, palette } = vars;

const form = style({});

globalStyle(`${form} > noscript p`, { marginBlockEnd: vars.space.m });

export const variant = styleVariants({
  page: [form],
  footer: [
    form,
    {
      vars: {
        ...assignVars(color, { ...onNavy, sunken: palette.navy900 }),
        // Lighter than the column's own title.
        [vars.weight.strong]: vars.weight.regular,
      },
      colorScheme: 'dark',
    },
  ],
});

export const thanks = style({ maxInlineSize: vars.layout.form, marginBlockStart: vars.space.m });
