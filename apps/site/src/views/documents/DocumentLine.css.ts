import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;
const meta = { fontFamily: vars.font.table, fontSize: vars.size.meta, lineHeight: vars.leading.meta };
const wide = '(min-width: 36rem)';

export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.25rem 1.5rem',
  paddingBlock: '0.9375rem',
  borderBlockEnd: `1px solid ${color.line2}`,
  scrollMarginBlockStart: '7rem',
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&:hover': { background: color.hover },
    // The target of a link: marked by more than a tint, for those who cannot see it.
    '&:target': { background: color.selected, boxShadow: `0 0 0 0.5rem ${color.selected}` },
    '&:target::before': {
      content: '',
      position: 'absolute',
      insetBlock: '-0.5rem',
      insetInlineStart: '-0.5rem',
      inlineSize: '3px',
      background: color.accent,
    },
  },
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem 6.5rem' } },
});

export const main = style({
  display: 'grid',
  gap: '0.125rem',
  alignContent: 'start',
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 1 } },
});

export const title = style({ fontSize: vars.size.ui, lineHeight: vars.leading.control });

export const link = style({
  display: 'inline-block',
  paddingBlock: '0.25rem',
  marginBlock: '-0.25rem',
  fontWeight: vars.weight.strong,
  color: color.text,
  textDecoration: 'none',
  // The whole row downloads; its other links lie above.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&[data-status="replaced"]': { fontWeight: vars.weight.medium, color: color.text2 },
    [`${line}:hover &`]: { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const summary = style({ ...meta, color: color.text2, maxInlineSize: vars.layout.prose });

export const particulars = style({
  ...meta,
  display: 'flex',
  flexWrap: 'wrap',
  listStyleType: '""',
  padding: 0,
  color: color.text3,
});

globalStyle(`${particulars} > li + li::before`, { content: '"·"', marginInline: '0.5em' });

export const other = style({
  position: 'relative',
  color: color.text2,
  textDecorationColor: color.accentLine,
  textUnderlineOffset: '0.25em',
  // A target of 24 px at least, in a line of small print.
  paddingBlock: '0.25rem',
  selectors: { '&:hover': { color: color.accent, textDecorationColor: 'currentColor' } },
});

export const replacement = style({ ...meta, color: color.text3, paddingBlock: '0.125rem' });

export const dates = style({
  ...meta,
  display: 'grid',
  alignContent: 'start',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.control,
  color: color.text2,
});

export const effective = style({ ...meta, color: color.text3 });

export const file = style({ justifySelf: 'end' });
