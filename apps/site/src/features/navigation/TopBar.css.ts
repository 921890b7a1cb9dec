import { below, mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const bar = style({
  position: 'relative',
  // Above the sticky bar, for the search's list.
  zIndex: `calc(${vars.layer.sticky} + 1)`,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line2}`,
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: 1.5,
  color: color.text2,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  minBlockSize: '2.75rem',
  '@media': { [mq.desktop]: { columnGap: space.l } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});

export const contact = style([link, { '@media': { [below.tablet]: { display: 'none' } } }]);
export const phone = style([
  link,
  {
    '@media': { [below.desktop]: { display: 'none' }, [below.wide]: { selectors: { '& ~ &': { display: 'none' } } } },
  },
]);
export const careers = style([link, { '@media': { [below.tablet]: { display: 'none' } } }]);
export const search = style({
  display: 'flex',
  '@media': { [below.tablet]: { display: 'none' } },
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  marginInlineStart: 'auto',
  '@media': {
    [mq.desktop]: { columnGap: space.l },
    [below.tablet]: { inlineSize: '100%', justifyContent: 'space-between' },
  },
});

export const login = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: '1.125rem',
  background: color.accent,
  color: color.onAccent,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.accentHover }, '&:focus-visible': { outlineOffset: '-4px' } },
  '@media': { [below.tablet]: { marginInlineEnd: `calc(-1 * ${vars.layout.gutter})` } },
});
