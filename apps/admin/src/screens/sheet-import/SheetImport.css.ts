import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const value = style({ color: vars.color.text3, overflowWrap: 'anywhere' });

export const changes = style({
  display: 'grid',
  gap: '0.25rem',
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const field = style({ color: vars.color.text3, fontSize: vars.size.meta });

export const more = style({ padding: '0.75rem 1rem' });
