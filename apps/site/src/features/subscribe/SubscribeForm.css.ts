import { onNavy, vars } from '@fundfront/ui/tokens';
import { assignVars, globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, palette } = vars;

const form = style({});

// The word for visitors without script keeps its distance from the first label.
globalStyle(`${form} > noscript p`, { marginBlockEnd: vars.space.m });

/** At the foot of a page the inputs take navy's colours, a shade lighter than the ground that they stand on. */
export const variant = styleVariants({
  page: [form],
  footer: [
    form,
    {
      vars: {
        ...assignVars(color, { ...onNavy, sunken: palette.navy900 }),
        // Labels are lighter than the column's own title.
        [vars.weight.strong]: vars.weight.regular,
      },
      colorScheme: 'dark',
    },
  ],
});

/** Thanks, below the form that is empty again. */
export const thanks = style({ maxInlineSize: vars.layout.form, marginBlockStart: vars.space.m });
