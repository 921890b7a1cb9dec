import { globalStyle } from '@vanilla-extract/css';
import { reducedMotion, shallow } from './breakpoints.ts';
import { vars } from './contract.css.ts';

globalStyle('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // What gets the focus comes to rest below the bars at the top.
  scrollPaddingBlock: '6rem 1rem',
  overflowX: 'clip',
  '@media': { [shallow]: { scrollPaddingBlock: '1rem' } },
});

globalStyle('body', {
  overflowWrap: 'break-word',
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.regular,
  color: vars.color.text,
  background: vars.color.bg,
  minBlockSize: '100dvh',
  WebkitFontSmoothing: 'antialiased',
});

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  borderRadius: '2px',
});

// In forced-colour mode the system's own colour is the one that is seen.
globalStyle(':focus-visible', { '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } } });

globalStyle('bdi[dir="ltr"]', { unicodeBidi: 'isolate' });
globalStyle('td, th, time, bdi, output', { fontVariantNumeric: 'tabular-nums lining-nums' });
globalStyle('::selection', { background: vars.palette.teal200, color: vars.palette.navy950 });

// No slant in Arabic script. The Naskh of the staff app's tables and inputs takes a synthesised bold well, and saves a file.
globalStyle(':lang(ur)', { fontSynthesis: 'weight', fontStyle: 'normal' });

// A bold within Nastaliq falls to another face, and its line is higher than those around it: size and ink stress in Urdu.
const urduPage = ':root:lang(ur) :is(body, body *):not(:lang(en))';
globalStyle(`${urduPage}, ${urduPage}::before, ${urduPage}::after`, { fontWeight: '400 !important' });
globalStyle(':root:lang(ur) time', { fontFamily: vars.font.table });

// Within a page alone, where a link has the focus: the way to the fragment of a page that still loads may be cut short.
globalStyle('html:focus-within', {
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
    },
  },
});
