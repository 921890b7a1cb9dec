import { style, styleVariants } from '@vanilla-extract/css';
import { below, mq, vars } from '../../tokens/index.ts';

const { color, font, size: sizes, leading } = vars;

export const text = style({ textWrap: 'pretty' });

const step = (name: keyof typeof sizes, fontFamily: string = font.text) => ({
  fontFamily,
  fontSize: sizes[name],
  lineHeight: leading[name],
});

export const size = styleVariants({
  // Meta is set small, where Nastaliq is hard to read: the Naskh of tables takes over.
  meta: step('meta', font.table),
  ui: step('ui'),
  body: step('body'),
  lead: { ...step('lead'), lineHeight: leading.body },
  h3: step('h3', font.display),
  h2: step('h2', font.display),
  h1: step('h1', font.display),
  inherit: {},
});

export const tone = styleVariants({
  default: { color: color.text },
  secondary: { color: color.text2 },
  meta: { color: color.text3 },
  accent: { color: color.accent },
  ok: { color: color.ok },
  warn: { color: color.warn },
  bad: { color: color.bad },
  inherit: {},
});

export const weight = styleVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
  inherit: {},
});

export const numeric = style({ fontVariantNumeric: 'tabular-nums lining-nums', fontFamily: font.table });

export const number = style({
  fontFamily: font.number,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.heading,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
});

export const measure = style({ maxInlineSize: vars.layout.prose });
/** Stays clear of a band's pattern: between 768 and 1280 px that fills the last 18 rem. */
export const narrow = style({
  maxInlineSize: '30em',
  '@media': { [`${mq.tablet} and ${below.wide}`]: { maxInlineSize: 'min(30em, 100vw - 20rem)' } },
});
export const truncate = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 });
export const align = styleVariants({ start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } });
