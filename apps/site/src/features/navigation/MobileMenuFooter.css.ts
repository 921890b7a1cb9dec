import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { palette, layout } = vars;

export const foot = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  flex: 'none',
  marginBlockStart: 'auto',
  padding: `0.5rem ${layout.gutter} 1rem`,
  background: palette.navy900,
  color: '#FFFFFF',
});

export const pattern = style({ position: 'absolute', inset: 0, zIndex: -1, opacity: 0.5 });

export const footRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '1.5rem',
  selectors: { '&:empty': { display: 'none' } },
});

export const footLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minBlockSize: '2.75rem',
  fontSize: vars.size.body,
  color: '#FFFFFF',
  textDecoration: 'none',
});

export const login = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '2.75rem',
  marginBlockStart: '0.75rem',
  borderRadius: vars.radius.m,
  background: '#FFFFFF',
  color: palette.navy900,
  fontSize: vars.size.ui,
  fontWeight: 600,
  textDecoration: 'none',
});
