import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { layout } = vars;

export const row = style({ display: 'flex', alignItems: 'center', gap: '0.5rem', blockSize: '100%' });

export const brand = style({ display: 'flex', marginInlineEnd: 'auto', minInlineSize: 0 });

export const panelSearch = style({ padding: `1rem ${layout.gutter} 0.25rem`, flex: 'none' });

export const panelNav = style({
  flex: '1 1 auto',
  minBlockSize: '12rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
