import { mq, vars } from '@fundfront/ui/tokens';
import { createVar, style } from '@vanilla-extract/css';

const { color } = vars;

/** From here on the navigation and a screen that asked for room both fit. */
const roomy = '(min-width: 106.25em)';

const navWidth = createVar();

export const app = style({
  vars: { [navWidth]: '0px' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  '@media': {
    [mq.desktop]: {
      vars: { [navWidth]: '18rem' },
      gridTemplateColumns: `${navWidth} minmax(0, 1fr)`,
      selectors: { '&[data-nav="folded"], &[data-nav="squeezed"]': { vars: { [navWidth]: '3.5rem' } } },
    },
    [roomy]: { selectors: { '&[data-nav="squeezed"]': { vars: { [navWidth]: '18rem' } } } },
  },
});

const column = style({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.bg,
  minInlineSize: 0,
});

const folded = `${app}[data-nav="folded"] &`;
const squeezed = `${app}[data-nav="squeezed"] &`;

export const nav = style([
  column,
  {
    display: 'none',
    '@media': {
      [mq.desktop]: { display: 'block', selectors: { [`${folded}, ${squeezed}`]: { display: 'none' } } },
      [roomy]: { selectors: { [squeezed]: { display: 'block' } } },
    },
  },
]);

export const strip = style([
  column,
  {
    display: 'none',
    '@media': {
      [mq.desktop]: { selectors: { [`${folded}, ${squeezed}`]: { display: 'block' } } },
      [roomy]: { selectors: { [squeezed]: { display: 'none' } } },
    },
  },
]);

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: color.surface,
});

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  scrollMarginBlockStart: '4rem',
  selectors: {
    '&:focus': { outline: 'none' },
    // A press that has to wait for the next screen is seen to be heard within 100 ms; one that need not changes nothing.
    '&[data-navigating]': { opacity: 0.55, transition: 'opacity 40ms linear 40ms' },
  },
});

export const loading = style({ display: 'grid', placeItems: 'center', minBlockSize: '16rem' });
