import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  maxInlineSize: '18rem',
  padding: '0.25rem 0.5rem',
  borderRadius: vars.radius.s,
  background: vars.color.text,
  color: vars.color.surface,
  fontFamily: vars.font.table,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  boxShadow: vars.shadow.float,
  zIndex: `${vars.layer.toast} !important`,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.fast} ease-out` },
    '&:lang(ur)': { fontSize: '0.8125rem', lineHeight: '1.5rem' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
