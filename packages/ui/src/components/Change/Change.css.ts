import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color } = vars;

export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontFamily: vars.font.table,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const direction = styleVariants({
  up: { color: color.gainText },
  down: { color: color.lossText },
  flat: { color: color.text2 },
});

const mark = style({ flex: 'none' });
const forced = { '@media': { '(forced-colors: active)': { color: 'CanvasText' } } } as const;

export const arrow = styleVariants({
  up: [mark, { color: color.gain, ...forced }],
  down: [mark, { color: color.loss, ...forced }],
  flat: [mark],
});

export const percent = style({ fontWeight: 450 });
