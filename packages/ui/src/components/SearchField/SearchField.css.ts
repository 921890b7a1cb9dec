import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { control, staff } from '../Field/control.css.ts';

export const wrap = styleVariants({
  full: { position: 'relative', display: 'grid', inlineSize: '100%' },
  bar: { position: 'relative', display: 'grid', inlineSize: '16rem', maxInlineSize: '100%' },
});

/** Half of the cross that empties the field. */
const stroke = (angle: number) =>
  `linear-gradient(${angle}deg, transparent 46%, currentColor 46% 54%, transparent 54%)`;

export const input = style([
  control,
  {
    appearance: 'none',
    paddingInline: '2.75rem 0.875rem',
    selectors: {
      [staff]: { paddingInline: '2rem 0.625rem' },
      '&::-webkit-search-cancel-button': {
        appearance: 'none',
        inlineSize: '1rem',
        blockSize: '1rem',
        marginInlineStart: '0.5rem',
        background: `${stroke(45)}, ${stroke(-45)}`,
        cursor: 'pointer',
      },
    },
  },
]);

export const withShortcut = style({ selectors: { [`${staff}:not(:focus)`]: { paddingInlineEnd: '2.75rem' } } });

export const icon = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '0.875rem',
  display: 'inline-flex',
  transform: 'translateY(-50%)',
  color: vars.color.text3,
  pointerEvents: 'none',
  selectors: { [staff]: { insetInlineStart: '0.5625rem' } },
});

export const shortcut = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: '0.5rem',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  selectors: { 'input:focus ~ &, input:not(:placeholder-shown) ~ &': { display: 'none' } },
  '@media': { '(hover: none)': { display: 'none' } },
});
