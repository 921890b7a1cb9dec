import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const box = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: '1.25rem 1.5rem',
  background: vars.color.sunken,
  borderInlineStart: `3px solid ${vars.color.lineStrong}`,
});

globalStyle(`${box} > p`, { maxInlineSize: 'none' });

export const title = style({ fontWeight: 650, selectors: { '&:lang(ur)': { color: vars.color.accent } } });
