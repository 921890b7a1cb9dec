import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { staff } from '../Field/control.css.ts';

const { color } = vars;

export const zone = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  padding: vars.space.m,
  border: `1px dashed ${color.field}`,
  borderRadius: vars.radius.s,
  background: color.surface,
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: '1.4',
  color: color.text2,
  selectors: {
    '&:hover': { background: color.hover, borderColor: color.accent },
    '&[data-over]': { background: color.accentBg, borderStyle: 'solid', borderColor: color.accent },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-invalid]': { border: `2px dashed ${color.bad}` },
    '&:has(:disabled)': { opacity: 0.55 },
    [staff]: { padding: vars.space.s, borderRadius: vars.radius.m },
  },
});

/** The native input lies over the whole zone: click, drop and keyboard work without a script. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' }, '&::file-selector-button': { cursor: 'pointer' } },
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.m,
  paddingInline: vars.control.padM,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color.surface,
  color: color.text,
  fontWeight: 600,
});

export const names = style({
  display: 'grid',
  flexBasis: '100%',
  gap: vars.space.xxs,
  color: color.text,
  overflowWrap: 'anywhere',
});

export const clear = style({ position: 'relative', marginInlineStart: 'auto' });
