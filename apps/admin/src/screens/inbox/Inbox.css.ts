import { mq, vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});

export const visitorText = styleVariants({
  line: {
    overflowWrap: 'anywhere',
    selectors: { '&:lang(ur)': { fontSize: '0.9375rem' } },
  },
  short: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    inlineSize: 'fit-content',
    maxInlineSize: '18rem',
    selectors: { '&:lang(ur)': { fontSize: '0.9375rem' } },
  },
  prose: {
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    fontWeight: vars.weight.regular,
    // Each paragraph by its own script: visitors mix them.
    unicodeBidi: 'plaintext',
    textAlign: 'start',
    selectors: { '&&:lang(ur)': { fontFamily: vars.font.prose, fontSize: '0.9375rem', lineHeight: 2.2 } },
  },
});

export const none = style({ color: vars.color.text3, fontWeight: vars.weight.regular });

export const hidden = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.5rem',
  // The button is higher than its line.
  marginBlock: '-0.25rem',
});

export const part = style({ paddingBlock: '0.5rem', borderBlockStart: `1px solid ${vars.color.line2}` });

export const partTitle = style({
  color: vars.color.text3,
  fontSize: '0.9333em',
  fontWeight: vars.weight.regular,
  marginBlockEnd: '0.25rem',
});

export const files = style({ display: 'grid', gap: '0.5rem', justifyItems: 'start' });

export const changed = style({ color: vars.color.text3, fontSize: vars.size.meta });

export const theirs = style({
  paddingInlineStart: '0.75rem',
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
});

export const stale = style({ padding: '0.75rem 1.25rem' });

export const second = style({ display: 'block', color: vars.color.text3, fontSize: vars.size.meta });

const dueText = style({ display: 'block', fontSize: vars.size.meta, whiteSpace: 'nowrap' });
export const due = style([dueText, { color: vars.color.warn }]);
export const late = style([dueText, { color: vars.color.bad, fontWeight: 600 }]);

export const reveal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '0.5rem',
  padding: '0.75rem',
  marginBlockStart: '0.5rem',
  borderRadius: vars.radius.m,
  background: vars.color.warnBg,
  color: vars.color.text,
  fontWeight: vars.weight.regular,
});

export const revealText = style({ flex: '1 1 16rem', minInlineSize: 0 });

export const timeline = style({ display: 'grid', gap: '0.75rem' });

export const event = style({
  position: 'relative',
  paddingInlineStart: '1.25rem',
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.1875rem',
      insetBlockStart: '0.4375rem',
      inlineSize: '0.4375rem',
      blockSize: '0.4375rem',
      rotate: '45deg',
      border: `1.5px solid ${vars.color.accent}`,
    },
  },
});

export const eventMeta = style({ display: 'block', color: vars.color.text3, fontSize: vars.size.meta });

export const mailText = style({
  marginBlockStart: '0.5rem',
  padding: '0.75rem',
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
});

export const sendRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
export const column = style({ display: 'grid', gap: '1.5rem', minInlineSize: 0 });
