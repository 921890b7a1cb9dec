import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color, control } = vars;

export const button = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: 'inherit',
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.55 },
    '&[aria-pressed="true"], &[aria-expanded="true"]': { background: color.accentBg, color: color.accentText },
  },
});

export const tone = styleVariants({
  quiet: { selectors: { '&:hover:not(:disabled)': { background: color.hover } } },
  secondary: {
    borderColor: color.line,
    background: color.surface,
    selectors: { '&:hover:not(:disabled)': { background: color.hover, borderColor: color.field } },
  },
  danger: { color: color.bad, selectors: { '&:hover:not(:disabled)': { background: color.badBg } } },
});

const square = (length: string) => ({ inlineSize: length, blockSize: length });

export const size = styleVariants({ s: square(control.s), m: square(control.m), l: square(control.l) });
