import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color } = vars;

export const link = style({
  textUnderlineOffset: '0.3em',
  textDecorationThickness: '1px',
  transition: `text-decoration-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    // Nastaliq's bowls hang low; the line goes under them.
    '&:lang(ur)': { textUnderlineOffset: '0.55em' },
  },
});

export const tone = styleVariants({
  default: { color: color.accent, fontWeight: 600, textDecorationColor: color.accentLine },
  quiet: {
    color: 'inherit',
    textDecorationLine: 'none',
    selectors: { '&:hover': { color: color.accent, textDecorationLine: 'underline' } },
  },
  strong: {
    color: color.text,
    fontWeight: 600,
    textDecorationLine: 'none',
    selectors: { '&:hover': { color: color.accent, textDecorationLine: 'underline' } },
  },
  inherit: { color: 'inherit', textDecorationColor: 'currentColor' },
});

export const size = styleVariants({
  inherit: {},
  meta: { fontSize: vars.size.meta, lineHeight: vars.leading.meta },
  ui: { fontSize: vars.size.ui, lineHeight: vars.leading.control },
});

export const standalone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  minBlockSize: vars.control.m,
});

export const mark = style({ display: 'inline-block', marginInlineStart: '0.25em', verticalAlign: '-0.15em' });
