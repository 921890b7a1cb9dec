import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, vars } from '../../tokens/index.ts';

const { color, palette } = vars;

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    border: '1px solid transparent',
    borderRadius: vars.radius.m,
    fontFamily: vars.font.text,
    fontSize: vars.size.ui,
    lineHeight: vars.leading.control,
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    selectors: {
      // Nastaliq hangs below the middle of its line box.
      ':root:lang(ur) &': { paddingBlock: '0.25rem 0.5rem' },
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
      '&[aria-busy="true"]': { cursor: 'progress', opacity: 1 },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' }, print: { display: 'none' } },
  },
  variants: {
    tone: {
      primary: {
        background: color.accent,
        color: color.onAccent,
        selectors: { '&:hover': { background: color.accentHover } },
      },
      secondary: {
        background: color.surface,
        borderColor: color.line,
        color: color.text,
        selectors: { '&:hover': { background: color.hover, borderColor: color.field } },
      },
      quiet: {
        background: 'transparent',
        color: color.accent,
        selectors: { '&:hover': { background: color.hover } },
      },
      gold: {
        background: palette.gold400,
        color: palette.navy950,
        selectors: { '&:hover': { background: '#EBC47B' } },
      },
      onDark: {
        background: 'transparent',
        borderColor: 'currentColor',
        color: '#FFFFFF',
        selectors: { '&:hover': { background: 'rgb(255 255 255 / 0.12)' } },
      },
      danger: {
        background: color.bad,
        color: color.onBad,
        selectors: { '&:hover': { background: color.badHover } },
      },
    },
    size: {
      s: { minBlockSize: vars.control.s, paddingInline: vars.control.padS, fontSize: vars.size.meta },
      m: { minBlockSize: vars.control.m, paddingInline: vars.control.padM },
      l: {
        minBlockSize: vars.control.l,
        paddingInline: vars.control.padL,
        fontSize: `max(${vars.size.body}, 0.9375rem)`,
      },
    },
    stretch: {
      never: {},
      phone: { '@media': { [below.tablet]: { inlineSize: '100%' } } },
      always: { inlineSize: '100%' },
    },
  },
});

/** Hidden, not removed, while busy: the button keeps its width and its name. */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'inherit',
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
});

export const icon = style({ display: 'inline-flex', flex: 'none' });

export const shortcut = style({
  fontFamily: vars.font.text,
  fontSize: '0.6875rem',
  lineHeight: '1.125rem',
  fontWeight: 500,
  paddingInline: '0.3125rem',
  border: '1px solid currentColor',
  borderRadius: vars.radius.s,
  '@media': { '(hover: none)': { display: 'none' } },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const wheel = style({
  position: 'absolute',
  inlineSize: '1.125em',
  blockSize: '1.125em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
});
