import { mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, palette, space } = vars;

export const mega = style({ paddingBlock: '2rem 2.25rem' });

export const megaWithAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0 2rem',
  '@media': { [mq.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } },
});

// Columns of text, not of a grid, whose rows would be as high as their longest list and leave holes below the others.
export const columns = style({
  columns: '12.5rem auto',
  columnGap: '2rem',
  selectors: { [`${megaWithAside} > &`]: { paddingBlock: '2rem 2.25rem' } },
});

export const column = style({ minInlineSize: 0, breakInside: 'avoid', paddingBlockEnd: '1.5rem' });

export const plainColumn = style([column]);

export const columnTitle = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.ui,
  fontWeight: 650,
  color: color.text3,
  marginBlockEnd: space.xs,
});

export const columnLink = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.accent, textDecoration: 'underline' } },
});

export const links = style({ listStyleType: '""' });

globalStyle(`${plainColumn}:last-child:nth-child(-n + 2)`, { columnSpan: 'all' });
globalStyle(`${plainColumn}:last-child:nth-child(-n + 2) > ${links}`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  columnGap: '2rem',
});

export const link = style({
  display: 'block',
  inlineSize: '100%',
  padding: '0.5rem 0.625rem',
  border: 0,
  background: 'none',
  textAlign: 'start',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.control,
  fontWeight: 600,
  color: color.text,
  textDecoration: 'none',
  borderRadius: vars.radius.s,
  selectors: {
    '&:hover': { background: color.hover, color: color.accentText },
    '&:focus-visible': { outlineOffset: '-3px' },
    [`${column} &`]: { marginInline: '-0.625rem', inlineSize: 'calc(100% + 1.25rem)' },
    ':root:lang(ur) &': { paddingBlock: '0.125rem 0.25rem' },
  },
});

export const overview = style([
  link,
  { color: color.text3, fontSize: vars.size.meta, borderBlockEnd: `1px solid ${color.line2}`, borderRadius: 0 },
]);

export const long = style({ columns: '2 15rem', columnGap: 0 });
globalStyle(`${long} > ${links} > li`, { breakInside: 'avoid' });

export const own = style({ columnSpan: 'all', marginBlockEnd: '0.75rem', borderBlockEnd: `1px solid ${color.line2}` });
globalStyle(`${own} > *`, {
  display: 'flex',
  alignItems: 'center',
  inlineSize: 'auto',
  minBlockSize: '2.75rem',
  paddingInline: 0,
  borderBlockEnd: 0,
  fontSize: vars.size.ui,
  color: color.accent,
});

export const risk = style({ display: 'flex', marginBlockStart: '0.125rem', fontSize: vars.size.meta });

export const below = style({
  marginInlineStart: '0.625rem',
  borderInlineStart: `1px solid ${color.line}`,
  paddingInlineStart: '0.625rem',
});

globalStyle(`${below} ${link}`, { fontWeight: 500, marginInline: 0, inlineSize: '100%' });

export const aside = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  padding: '2rem 1.75rem',
  minBlockSize: '21.5rem',
  background: palette.navy900,
  color: '#FFFFFF',
  '@media': { [mq.wide]: { display: 'block' } },
});

globalStyle(`${aside} > [aria-hidden]`, { zIndex: -1 });

export const asideTitle = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  fontWeight: 500,
  lineHeight: 1.2,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
  selectors: { ':root:lang(ur) &': { lineHeight: 2 } },
});

export const asideText = style({
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: '#D3DFE8',
  marginBlock: '0.5rem 1rem',
});

export const asideLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '2.75rem',
  fontSize: vars.size.ui,
  fontWeight: 600,
  color: '#FFFFFF',
  textUnderlineOffset: '0.3em',
});
