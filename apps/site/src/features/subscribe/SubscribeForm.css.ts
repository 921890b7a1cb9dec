import { onNavy, vars } from '@fundfront/ui/tokens';
import { assignVars, style, styleVariants } from '@vanilla-extract/css';

const { color, palette } = vars;

/** At the foot of a page the inputs take navy's colours, a shade lighter than the ground that they stand on. */
export const place = styleVariants({
  page: {},
  footer: {
    vars: {
      ...assignVars(color, { ...onNavy, sunken: palette.navy900 }),
      // Labels are lighter than the column's own title.
      [vars.weight.strong]: vars.weight.regular,
    },
    colorScheme: 'dark',
  },
});

/** Thanks, below the form that is empty again. */
export const thanks = style({ maxInlineSize: vars.layout.form, marginBlockStart: vars.space.m });
