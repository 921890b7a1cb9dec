import { below, mq, vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { displayTitle, metaText, visuallyHidden } from '../../components/styleRules.ts';

const { color } = vars;
const noScript = '(scripting: none)';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem 1.25rem',
  alignItems: 'end',
  paddingBlock: '1.5rem',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [noScript]: { display: 'none' } },
});

export const fund = style({ flex: '1 1 20rem', minInlineSize: 0, '@media': { [below.tablet]: { flexBasis: '100%' } } });

export const field = style({ flex: '0 1 10rem', '@media': { [below.tablet]: { flex: '1 1 40%' } } });

export const label = style({ display: 'block', padding: 0, fontSize: vars.size.meta, fontWeight: 600 });

export const presets = style({
  display: 'flex',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  overflowX: 'auto',
  '@media': { [below.tablet]: { flexBasis: '100%' } },
});

export const preset = style({
  flex: '1 0 auto',
  minInlineSize: '2.875rem',
  minBlockSize: '2.75rem',
  paddingInline: '0.5rem',
  marginInlineEnd: '-1px',
  border: `1px solid ${color.line}`,
  background: color.surface,
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  fontWeight: 600,
  color: color.text2,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.accent },
    '&[aria-pressed="true"]': { background: vars.palette.navy900, color: vars.palette.paper },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const error = style({ flexBasis: '100%', fontSize: vars.size.ui, fontWeight: 600, color: color.bad });
export const old = style({ fontWeight: 400, color: color.text2 });

export const spoken = style({ ...visuallyHidden });

/** The former one stays, grey, until another can be shown. Its ink stays legible: it is still true of its days. */
export const result = styleVariants({
  current: { paddingBlockStart: '2.25rem' },
  former: { paddingBlockStart: '2.25rem', filter: 'grayscale(1)', background: color.sunken },
});

export const head = style({
  display: 'grid',
  gap: '0.5rem 1.5rem',
  alignItems: 'end',
  marginBlockEnd: '1.5rem',
  '@media': { [mq.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const title = style({ ...displayTitle });

export const meta = style({ ...metaText });

export const risk = style({
  ...metaText,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1rem',
});

export const sentence = style({
  marginBlockStart: '1.25rem',
  paddingBlockStart: '1rem',
  borderBlockStart: `1px solid ${color.line}`,
  textWrap: 'pretty',
  selectors: { ':root:lang(ur) &': { lineHeight: 2.2 } },
});

export const files = style({ display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem', marginBlock: '0.5rem 1rem' });

/** A button that stands among links. */
export const tool = style({
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: color.accent,
  textDecoration: `underline 1px ${color.accentLine}`,
  textUnderlineOffset: '0.3em',
  selectors: { '&:lang(ur)': { textUnderlineOffset: '0.55em' } },
  '@media': { [noScript]: { display: 'none' } },
});

export const copied = style({ alignSelf: 'center', fontSize: vars.size.ui, color: color.text2 });

export const more = style({ marginBlockStart: '1.25rem', '@media': { [noScript]: { display: 'none' } } });
