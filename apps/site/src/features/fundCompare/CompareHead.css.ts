import { below, mq, shallow, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;
const stuck = '[data-stuck] &';

/** Right below the bar of the site, which is as high once the page has been scrolled. */
const sticky = {
  position: 'sticky',
  insetBlockStart: '3.75rem',
  zIndex: vars.layer.raised,
  background: color.bg,
  borderBlockEnd: `1.5px solid ${color.lineStrong}`,
} as const;

// On a phone the head is a block of its own: its cells would stick within it alone.
export const head = style({
  '@media': { [below.tablet]: { display: 'block', ...sticky }, [shallow]: { position: 'static' } },
});

export const row = style({
  '@media': { [below.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const cell = style({
  padding: '0.75rem 1rem 1rem',
  verticalAlign: 'top',
  '@media': {
    [mq.tablet]: sticky,
    [below.tablet]: { paddingInline: '0.75rem' },
    [shallow]: { position: 'static' },
  },
});

export const first = style([
  cell,
  { inlineSize: '11rem', '@media': { [below.tablet]: { display: 'none' }, [below.desktop]: { inlineSize: '8rem' } } },
]);

export const fund = style([
  cell,
  {
    borderInlineStart: `1px solid ${color.line2}`,
    '@media': { [below.tablet]: { selectors: { '&[data-out]': { display: 'none' } } } },
  },
]);

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '2.75rem',
});

export const letter = style({ fontFamily: vars.font.table, fontSize: vars.size.meta, fontWeight: 650 });

export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginInlineEnd: '-0.75rem',
  border: 0,
  background: 'none',
  color: color.text2,
  selectors: { '&:hover': { background: color.hover, color: color.text } },
});

export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  lineHeight: 1.25,
  fontWeight: vars.weight.heading,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    ':root:lang(ur) &': { fontSize: vars.size.body, lineHeight: 2 },
    [stuck]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

export const risk = style({
  display: 'block',
  marginBlockStart: '0.5rem',
  selectors: { [stuck]: { display: 'none' } },
});
