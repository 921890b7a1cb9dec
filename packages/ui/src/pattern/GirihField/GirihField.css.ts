import { style, styleVariants } from '@vanilla-extract/css';
import { below, mq, vars } from '../../tokens/index.ts';
import { type CoverName, covers, type FieldName, fieldFile, fields } from '../geometry/fields.ts';

export const field = style({
  position: 'absolute',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
});

/** A mask, because an image would count as the largest contentful paint of the page. */
const maskLayer = (name: FieldName, size: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: 0,
    background: vars.palette.teal400,
    mask: `url("${fieldFile(name)}") center / ${size} no-repeat`,
  }) as const;

const patternLayer = (name: FieldName) => ({
  inlineSize: `${fields[name].width}px`,
  blockSize: `${fields[name].height}px`,
  '::before': maskLayer(name, 'auto'),
});

// Gradients have no logical directions: each fade names both.
const fade = (toStart: (end: string) => string) => ({
  maskImage: toStart('left'),
  selectors: { '&:dir(rtl)': { maskImage: toStart('right') } },
});

const both = (query: string, image: (end: string) => string) => ({
  [query]: fade(image),
});

const margin = `max(0px, (100vw - ${vars.layout.page}) / 2)`;
/** Beside a head's text, which is 46rem wide. */
const beside = `(100vw - ${margin} - ${vars.layout.gutter} - 46rem)`;
const coverFade = (start: string) =>
  `linear-gradient(to ${start}, #000 calc(${beside} - 12rem), transparent calc(${beside} - 1rem))`;
const corner = (side: string) => `radial-gradient(14rem 7rem at ${side} 0, #000 30%, transparent)`;

export const use = styleVariants({
  hero: {
    ...patternLayer('hero'),
    insetBlockStart: 0,
    insetInlineEnd: 0,
    opacity: 0.55,
    ...fade((start) => `linear-gradient(to ${start}, #000 60%, transparent 97%)`),
    '@media': {
      ...both(
        `${mq.tablet} and ${below.wide}`,
        (start) => `linear-gradient(to ${start}, #000 9rem, transparent 18rem)`,
      ),
      [below.tablet]: {
        opacity: 0.34,
        insetBlock: 'auto -3rem',
        maskImage: 'linear-gradient(to top, #000 22%, transparent 46%)',
        selectors: { '&:dir(rtl)': { maskImage: 'linear-gradient(to top, #000 22%, transparent 46%)' } },
      },
    },
  },
  band: {
    ...patternLayer('band'),
    insetBlockStart: 0,
    insetInlineEnd: 0,
    opacity: 0.55,
    maskImage: `linear-gradient(to left, #000 calc(${margin} - 3.5rem), transparent calc(${margin} - 0.5rem)), radial-gradient(40rem 8.5rem at 100% 0, #000 35%, transparent)`,
    selectors: {
      '&:dir(rtl)': {
        maskImage: `linear-gradient(to right, #000 calc(${margin} - 3.5rem), transparent calc(${margin} - 0.5rem)), radial-gradient(40rem 8.5rem at 0 0, #000 35%, transparent)`,
      },
    },
    '@media': {
      [below.tablet]: {
        maskImage: corner('100%'),
        selectors: { '&:dir(rtl)': { maskImage: corner('0') } },
      },
    },
  },
  cover: {
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: 'min(52rem, 60vw)',
    opacity: 0.75,
    maskImage: coverFade('left'),
    selectors: { '&:dir(rtl)': { maskImage: coverFade('right') } },
    '@media': {
      [below.desktop]: { maskImage: corner('100%'), selectors: { '&:dir(rtl)': { maskImage: corner('0') } } },
    },
  },
  footer: {
    ...patternLayer('footer'),
    insetBlockStart: '-6rem',
    insetInlineStart: '-9rem',
    opacity: 0.17,
    maskImage: 'radial-gradient(closest-side, #000 30%, transparent)',
  },
  aside: {
    ...patternLayer('aside'),
    insetBlockEnd: '-9rem',
    insetInlineEnd: '-5rem',
    opacity: 0.6,
    maskImage: 'linear-gradient(to bottom, transparent 16%, #000 44%)',
  },
  tile: { inset: 0, opacity: 0.75, '::before': maskLayer('tile', 'cover') },
});

export const cover = styleVariants(covers, (_, name: CoverName) => ({ '::before': maskLayer(name, 'auto') }));

/** Which part of its section's drawing a page shows. */
export const parts = [
  style({ '::before': { maskPosition: '0 0' } }),
  style({ '::before': { maskPosition: '-12rem -30rem' } }),
  style({ '::before': { maskPosition: '-6rem -14rem' } }),
  style({ '::before': { maskPosition: '-10rem -4rem' } }),
  style({ '::before': { maskPosition: '-2rem -24rem' } }),
  style({ '::before': { maskPosition: '-4rem -34rem' } }),
];
