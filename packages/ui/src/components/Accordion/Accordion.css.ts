import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color, motion } = vars;

export const list = style({ borderBlockEnd: `1px solid ${color.line}` });

export const item = style({
  borderBlockStart: `1px solid ${color.line}`,
  interpolateSize: 'allow-keywords',
});

globalStyle(`${item}::details-content`, {
  blockSize: 0,
  overflowY: 'clip',
  transition: `block-size ${motion.slow} ${motion.ease}, content-visibility ${motion.slow} allow-discrete`,
});
globalStyle(`${item}[open]::details-content`, { blockSize: 'auto' });
globalStyle(`${item}::details-content`, { '@media': { print: { blockSize: 'auto' } } });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: vars.control.l,
  paddingBlock: vars.space.s,
  listStyle: 'none',
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: vars.leading.lead,
  fontWeight: 600,
  color: color.text,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.accent },
  },
});

export const mark = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: color.accent,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlock: 'calc(50% - 1px)',
    background: 'currentColor',
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlock: 'calc(50% - 1px)',
    background: 'currentColor',
    transform: 'rotate(90deg)',
    transition: `transform ${motion.slow} ${motion.ease}`,
  },
  selectors: { 'details[open] > summary > &::after': { transform: 'none' } },
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
    print: { display: 'none' },
  },
});

export const panel = style({ paddingBlockEnd: vars.space.l, color: color.text2, scrollMarginBlockStart: '8rem' });
