import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { palette, layout } = vars;

export const row = style({ display: 'flex', alignItems: 'center', gap: '0.5rem', blockSize: '100%' });

export const brand = style({ display: 'flex', marginInlineEnd: 'auto', minInlineSize: 0 });

export const panelSearch = style({ padding: `1rem ${layout.gutter} 0.25rem`, flex: 'none' });

/** The list scrolls between search and foot, which stay in sight. */
export const panelNav = style({
  flex: '1 1 auto',
  minBlockSize: '12rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const foot = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  flex: 'none',
  marginBlockStart: 'auto',
  padding: `1rem ${layout.gutter} 1.5rem`,
  background: palette.navy900,
  color: '#FFFFFF',
});

export const pattern = style({ position: 'absolute', inset: 0, zIndex: -1, opacity: 0.5 });

export const footRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '1rem',
  marginBlockEnd: '0.75rem',
});

export const footLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontSize: '1rem',
  color: '#FFFFFF',
  textDecoration: 'none',
});

export const login = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '2.75rem',
  borderRadius: vars.radius.m,
  background: '#FFFFFF',
  color: palette.navy900,
  fontSize: vars.size.ui,
  fontWeight: 600,
  textDecoration: 'none',
});
