import { below, shallow, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockStart: '3.75rem',
  zIndex: `calc(${vars.layer.sticky} - 1)`,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [shallow]: { position: 'static' } },
});

export const row = style({ display: 'flex', alignItems: 'center', gap: '1.5rem', minBlockSize: '3.5rem' });

export const nav = style({ minInlineSize: 0 });

export const list = style({
  display: 'flex',
  gap: '0.25rem',
  listStyleType: '""',
  padding: 0,
  marginInlineStart: '-0.625rem',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  paddingInline: '0.625rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  fontWeight: 550,
  color: color.text2,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover, &[aria-current]': { color: color.accent, boxShadow: `inset 0 -3px ${color.accent}` },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

export const action = style({
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [below.wide]: { display: 'none' } },
});
