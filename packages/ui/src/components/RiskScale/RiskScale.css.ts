import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

export const scale = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  position: 'relative',
  blockSize: '1.25rem',
  minInlineSize: 'min(12rem, 60vw)',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: '10%',
    insetBlockStart: 'calc(50% - 0.5px)',
    borderBlockStart: `1px solid ${vars.palette.navy300}`,
  },
});

const diamond = { placeSelf: 'center', position: 'relative', transform: 'rotate(45deg)' } as const;

export const step = style({
  ...diamond,
  inlineSize: '9px',
  blockSize: '9px',
  border: `1px solid ${vars.palette.navy300}`,
  background: vars.color.sunken,
});

export const on = style({
  ...diamond,
  inlineSize: '13px',
  blockSize: '13px',
  background: vars.color.accent,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
