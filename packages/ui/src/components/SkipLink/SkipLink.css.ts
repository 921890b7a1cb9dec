import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: vars.layer.toast,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.m,
  paddingInline: vars.control.padM,
  borderRadius: vars.radius.m,
  background: vars.palette.navy950,
  color: '#FFFFFF',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.control,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { transform: 'translateY(calc(-100% - 2rem))' } },
  '@media': { print: { display: 'none' } },
});
