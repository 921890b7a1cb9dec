import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const title = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.25rem 0.625rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const path = style({ color: vars.color.text3, fontWeight: 400, overflowWrap: 'anywhere' });
