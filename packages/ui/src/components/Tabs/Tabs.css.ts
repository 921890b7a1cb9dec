import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { staff } from '../Field/control.css.ts';

const { color } = vars;
const noScript = '(scripting: none)';

export const list = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { [staff]: { gap: '0.125rem' } },
});

/** Without a script every panel is shown under its name, and a row of dead buttons would only puzzle. */
export const buttons = style([list, { '@media': { [noScript]: { display: 'none' } } }]);

export const tab = style({
  flex: 'none',
  minBlockSize: vars.control.m,
  paddingBlock: '0.75rem',
  paddingInline: '1rem',
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: color.text2,
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: '1.4',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-selected="true"], &[aria-current]': {
      color: color.accent,
      borderColor: color.accent,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
    [staff]: { padding: '0.5rem 0.625rem 0.5rem', borderBlockEndWidth: '2px', fontWeight: vars.weight.regular },
    [`${staff}[aria-selected="true"], ${staff}[aria-current]`]: { color: color.text, fontWeight: vars.weight.strong },
  },
  '@media': {
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-selected="true"], &[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const count = style({
  marginInlineStart: '0.3em',
  color: color.text3,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = style({
  selectors: { '&[data-state="closed"]': { display: 'none' } },
  '@media': { [noScript]: { selectors: { '&[data-state="closed"]': { display: 'block' } } } },
});

export const noScriptName = style({
  display: 'none',
  '@media': { [noScript]: { display: 'block', paddingBlock: vars.space.s, fontWeight: vars.weight.strong } },
});
