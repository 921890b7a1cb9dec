import { style, styleVariants } from '@vanilla-extract/css';
import { below, mq, vars } from '../../tokens/index.ts';

const { font, size: sizes, leading, weight } = vars;

export const heading = style({ textWrap: 'balance', color: vars.color.text });

const display = (name: 'h1' | 'h2' | 'h3') => ({
  fontFamily: font.display,
  fontSize: sizes[name],
  lineHeight: leading[name],
  fontWeight: weight.heading,
  letterSpacing: vars.tracking.display,
  fontVariantNumeric: 'lining-nums',
});

const plain = (name: 'lead' | 'body' | 'ui') => ({
  fontFamily: font.text,
  fontSize: sizes[name],
  lineHeight: leading.lead,
  fontWeight: weight.strong,
});

export const size = styleVariants({
  h1: display('h1'),
  h2: display('h2'),
  h3: display('h3'),
  lead: plain('lead'),
  body: plain('body'),
  ui: plain('ui'),
});

export const narrow = style({
  maxInlineSize: '11.5em',
  '@media': { [`${mq.tablet} and ${below.wide}`]: { maxInlineSize: 'min(11.5em, 100vw - 20rem)' } },
});
