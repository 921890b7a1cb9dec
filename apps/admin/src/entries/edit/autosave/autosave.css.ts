import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const unfinished = style({ paddingInline: '1.25rem', paddingBlockEnd: '0.75rem' });

export const list = style({ display: 'grid', gap: '0.25rem', listStyle: 'none', margin: 0, padding: 0 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.75rem',
  overflowWrap: 'anywhere',
  color: vars.color.text2,
});
