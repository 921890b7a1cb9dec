import { assignVars, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { siteLight } from '../../tokens/themes/siteLight.ts';

const { color, palette } = vars;

export const panel = style({ color: color.text, background: color.surface, borderRadius: vars.radius.m });

// A sheet of paper stays paper on a navy band, so it takes the light colours again.
export const tone = styleVariants({
  paper: {
    vars: assignVars(color, siteLight),
    colorScheme: 'light',
    border: `1px solid ${color.line}`,
  },
  tint: {
    vars: assignVars(color, siteLight),
    colorScheme: 'light',
    background: palette.teal50,
    border: `1px solid ${palette.teal100}`,
  },
});

export const floating = style({ boxShadow: vars.shadow.float });

export const space = styleVariants({
  none: {},
  m: { padding: vars.space.l },
  l: { padding: 'clamp(1.5rem, 3vw, 2.25rem)' },
});
