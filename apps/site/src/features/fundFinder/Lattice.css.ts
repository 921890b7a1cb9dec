import { below, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, palette } = vars;

export const lattice = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  marginBlock: '0.75rem 2rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: 1.4,
});

export const head = style({
  padding: '0.25rem 0.25rem 0.5rem',
  borderBlockEnd: `1.5px solid ${color.lineStrong}`,
  textAlign: 'center',
  verticalAlign: 'bottom',
  fontWeight: 550,
  color: color.text2,
  overflowWrap: 'anywhere',
});

export const corner = style([
  head,
  {
    inlineSize: '11rem',
    paddingInlineStart: 0,
    textAlign: 'start',
    '@media': { [below.tablet]: { inlineSize: '32%' } },
  },
]);

export const group = style({
  borderBlockEnd: `1px solid ${color.line2}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  lineHeight: 1.3,
  fontWeight: vars.weight.heading,
  selectors: { ':root:lang(ur) &': { fontSize: vars.size.ui, lineHeight: 2 } },
  '@media': { [below.tablet]: { fontSize: vars.size.ui } },
});

export const cell = style({
  position: 'relative',
  blockSize: '3.25rem',
  padding: 0,
  borderBlockEnd: `1px solid ${color.line2}`,
  textAlign: 'center',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '50%',
    borderBlockStart: `1px solid ${color.line}`,
  },
  selectors: {
    '&:nth-child(2)::before': { insetInlineStart: '50%' },
    '&:last-child::before': { insetInlineEnd: '50%' },
  },
});

export const choice = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5rem',
  minBlockSize: '3.25rem',
  paddingBlock: '0.375rem',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:has(:checked)': { background: color.selected, boxShadow: `inset 0 0 0 1.5px ${color.accent}` },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    [below.tablet]: { gap: '0.25rem' },
    '(scripting: none)': { pointerEvents: 'none' },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

// Over the whole cell, so that it is as large a target as it looks.
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  '@media': { '(scripting: none)': { display: 'none' } },
});

const diamond = style({
  flex: 'none',
  inlineSize: '0.8125rem',
  blockSize: '0.8125rem',
  border: `1.5px solid ${color.accent}`,
  transform: 'rotate(45deg)',
  '@media': { [below.tablet]: { inlineSize: '0.5625rem', blockSize: '0.5625rem' } },
});

export const mark = style([
  diamond,
  { background: color.accent, '@media': { '(forced-colors: active)': { background: 'CanvasText' } } },
]);

export const openMark = style([
  diamond,
  {
    borderWidth: '0.25rem',
    background: color.bg,
    '@media': { [below.tablet]: { borderWidth: '0.1875rem' } },
  },
]);

globalStyle(`${choice} > [data-out]`, {
  borderWidth: '1.5px',
  borderColor: palette.navy300,
  background: color.bg,
});

export const empty = style({
  position: 'relative',
  display: 'inline-block',
  inlineSize: '0.4375rem',
  blockSize: '0.4375rem',
  border: `1px solid ${palette.navy300}`,
  background: color.bg,
  transform: 'rotate(45deg)',
});
