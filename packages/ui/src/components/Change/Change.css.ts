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

export const arrow = styleVariants({
  up: { flex: 'none', color: color.gain },
  down: { flex: 'none', color: color.loss },
  flat: { flex: 'none' },
});

export const percent = style({ fontWeight: 450, fontSize: '0.875em' });
