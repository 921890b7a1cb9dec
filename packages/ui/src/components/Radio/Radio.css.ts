import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { box } from '../Checkbox/Checkbox.css.ts';

const { color } = vars;

export const dot = style([
  box,
  {
    borderRadius: '50%',
    selectors: {
      '&&:checked': {
        background: color.surface,
        borderColor: color.accent,
        boxShadow: `inset 0 0 0 1px ${color.accent}`,
      },
      '&&::before': {
        inlineSize: '50%',
        blockSize: '50%',
        borderRadius: '50%',
        background: color.accent,
        clipPath: 'none',
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&&:checked::before': { background: 'CanvasText' } } },
    },
  },
]);
