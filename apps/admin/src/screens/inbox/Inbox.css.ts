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
