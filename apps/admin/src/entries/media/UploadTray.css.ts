import { below, mq, vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius, size } = vars;

export const tray = style({
  position: 'fixed',
  insetBlockEnd: '1rem',
  insetInlineEnd: '1rem',
  zIndex: vars.layer.menu,
  inlineSize: 'min(24rem, calc(100vw - 2rem))',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: vars.shadow.float,
  '@media': {
    // Beside the panel of a file, whose buttons are at its end.
    [mq.desktop]: { selectors: { ':root:has([data-inspected]) &': { insetInlineEnd: '23rem' } } },
    [below.tablet]: {
      insetBlockEnd: '0.5rem',
      insetInlineEnd: '0.5rem',
      inlineSize: 'calc(100vw - 1rem)',
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  paddingInline: '0.875rem 0.375rem',
  minBlockSize: '3rem',
});
export const title = style({ fontSize: size.ui, fontWeight: vars.weight.strong });
export const summary = style({ color: color.text2, fontSize: size.ui });
export const actions = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });

export const rows = style({ listStyle: 'none', margin: 0, padding: 0, maxBlockSize: '18rem', overflowY: 'auto' });

export const row = style({
  display: 'grid',
  gap: '0.375rem',
  padding: '0.625rem 0.875rem',
  borderBlockStart: `1px solid ${color.line2}`,
  fontSize: size.ui,
});
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 0.625rem' });
export const name = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.strong,
});
export const outcome = style({ display: 'inline-flex', alignItems: 'center', gap: '0.25rem', color: color.text2 });
export const reason = style({ color: color.text2, fontSize: size.meta });
export const bad = style({ color: color.bad });

const diamond = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  rotate: '45deg',
  border: '1px solid',
  flex: 'none',
});
export const mark = styleVariants({
  waiting: [
    diamond,
    { borderColor: color.warn, background: `linear-gradient(45deg, ${color.warn} 50%, transparent 50%)` },
  ],
  done: [diamond, { borderColor: color.ok, background: color.ok }],
  bad: [diamond, { borderColor: color.bad, background: color.bad }],
  none: [diamond, { borderColor: color.mute, borderStyle: 'dotted' }],
});

export const track = style({
  display: 'block',
  blockSize: '3px',
  borderRadius: radius.s,
  background: color.sunken,
  overflow: 'hidden',
});
const fill = style({ display: 'block', blockSize: '100%', transition: `inline-size ${vars.motion.fast}` });
export const bar = styleVariants({
  good: [fill, { background: color.accent }],
  bad: [fill, { background: color.bad }],
});
