import { vars } from '@fundfront/ui/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const grow = keyframes({ from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.95)' } });

export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  blockSize: '2px',
  background: vars.color.accent,
  transformOrigin: '0 50%',
  animation: `${grow} 5000ms cubic-bezier(0.1, 0.7, 0.3, 1) forwards`,
  pointerEvents: 'none',
});
