import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, weight } = vars;

export const part = style({ paddingInline: '1.25rem' });

export const title = style({ margin: 0, fontSize: size.ui, fontWeight: weight.strong });

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: '0.75rem 1.5rem',
});

export const groupTitle = style({ margin: 0, fontSize: size.meta, fontWeight: weight.strong, color: color.text3 });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

globalStyle(`${list} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '1.75rem' });
