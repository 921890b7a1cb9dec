import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', gap: vars.space.s, alignItems: 'start', flexWrap: 'wrap' });

export const picture = style({
  inlineSize: '8rem',
  blockSize: '6rem',
  objectFit: 'contain',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
});

export const text = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
});
