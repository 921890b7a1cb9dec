import { mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../components/styleRules.ts';

const { color, space, motion } = vars;

export const nav = style({
  display: 'none',
  alignSelf: 'stretch',
  '@media': { [mq.desktop]: { display: 'flex' }, print: { display: 'none' } },
});

export const list = style({ display: 'flex', gap: '0.25rem', alignSelf: 'stretch', listStyleType: '""' });

export const itemWide = style({ display: 'flex' });
export const item = style([itemWide, { position: 'relative' }]);

export const top = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingInline: '0.5rem',
  border: 0,
  background: 'none',
  fontFamily: vars.font.text,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.control,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: '0.5rem',
      insetBlockEnd: 0,
      blockSize: '3px',
      background: color.accent,
      transform: 'scaleX(0)',
      transition: `transform ${motion.slow} ${motion.ease}`,
    },
    '&:hover::after, &[aria-expanded="true"]::after, &[aria-current]::after': { transform: 'none' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::after': { background: 'Highlight' } } },
    [mq.wide]: {
      paddingInline: '0.875rem',
      selectors: { '&::after': { insetInline: '0.875rem' } },
    },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.375rem)' } });

const opening = { animation: `${appear} ${motion.slow} ${motion.ease}` };

/** Below the whole header, where the page has not been scrolled. */
const room = 'calc(100dvh - 10.5rem)';

const base = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: '100%',
  zIndex: vars.layer.menu,
  background: color.surface,
  border: `1px solid ${color.line}`,
  boxShadow: vars.shadow.float,
  maxBlockSize: room,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const panel = style([
  base,
  {
    insetInlineStart: 0,
    minInlineSize: '15rem',
    maxInlineSize: '36rem',
    inlineSize: 'max-content',
    paddingBlock: space.xs,
    borderEndStartRadius: vars.radius.m,
    borderEndEndRadius: vars.radius.m,
  },
]);

export const panelWide = style([
  base,
  {
    insetInline: 0,
    borderInline: 0,
  },
]);

// Before there is script, or without it, the browser's own hover and focus open the panels.
globalStyle(
  `${itemWide}[data-open] > ${base}, ${nav}:not([data-ready]) ${itemWide}:is(:hover, :focus-within) > ${base}`,
  { display: 'block', ...opening },
);

globalStyle(`${item}:nth-last-child(-n + 3) > ${panel}`, { insetInline: 'auto 0' });

export const hidden = style({
  ...visuallyHidden,
});
