import { below, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { visuallyHidden } from './styleRules.ts';

const { color, palette, space } = vars;

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  justifyContent: 'center',
  paddingInline: '1.125rem',
  border: `1px solid ${palette.teal800}`,
  borderRadius: vars.radius.m,
  background: color.surface,
  boxShadow: vars.shadow.float,
  color: palette.teal800,
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { background: palette.teal800, color: '#FFFFFF' } },
  '@media': { [below.tablet]: { paddingInline: 0 } },
});

export const label = style({
  '@media': {
    [below.tablet]: {
      ...visuallyHidden,
    },
  },
});
