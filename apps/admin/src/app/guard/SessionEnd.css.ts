import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const warning = style({
  position: 'fixed',
  insetBlockEnd: '1rem',
  insetInlineEnd: '1rem',
  zIndex: 30,
  inlineSize: 'min(26rem, calc(100vw - 2rem))',
  background: vars.color.surface,
});
