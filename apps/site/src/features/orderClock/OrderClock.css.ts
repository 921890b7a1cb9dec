import { mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

export const clock = style({
  display: 'grid',
  gap: '1rem',
  padding: '1.25rem 1.375rem 1.375rem',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color.bg,
  fontSize: vars.size.meta,
  lineHeight: 1.55,
  color: color.text2,
  selectors: { '&:lang(ur)': { lineHeight: 1.9 } },
});

/**
 * Room for the most that comes with script, in a season as well, so that nothing below it moves: half a page does, and a press
 * that has begun would miss. Without script there is none.
 */
export const face = style({
  display: 'none',
  '@media': {
    '(scripting: enabled)': { display: 'grid', gap: '0.25rem', alignContent: 'start', minBlockSize: '13.5rem' },
    [mq.s]: { minBlockSize: '10rem' },
    [mq.wide]: { minBlockSize: '14.75rem' },
    print: { display: 'none' },
  },
});

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  fontWeight: 650,
});

export const state = styleVariants({
  open: [line, { color: color.gainText }],
  shut: [line, { color: color.text2 }],
});

const diamond = style({
  flex: 'none',
  inlineSize: '0.5625rem',
  blockSize: '0.5625rem',
  transform: 'rotate(45deg)',
  border: '1.5px solid currentColor',
  // Filled or hollow: the shape says the state without its colour.
  forcedColorAdjust: 'none',
});

export const mark = styleVariants({
  open: [diamond, { background: 'currentColor' }],
  shut: [diamond],
});

export const left = style({ color: color.text2 });

export const digits = style({
  fontFamily: vars.font.number,
  fontSize: vars.size.h2,
  lineHeight: 1.1,
  fontWeight: 500,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: color.text,
});

export const track = style({
  blockSize: '0.25rem',
  marginBlock: '0.5rem',
  background: color.line,
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

export const elapsed = style({ blockSize: '100%', background: color.accent, forcedColorAdjust: 'none' });

export const meta = style({ fontSize: vars.size.meta, color: color.text3 });

export const rule = style({ display: 'grid', gap: '0.375rem' });

globalStyle(`${clock} p`, { maxInlineSize: 'none' });

export const today = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minInlineSize: '6rem',
  '@media': { [mq.tablet]: { minInlineSize: '11rem' } },
});
