import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const sample = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxInlineSize: '24rem',
});

export const note = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: vars.color.text3,
  fontSize: vars.size.meta,
  maxInlineSize: '24rem',
});

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
