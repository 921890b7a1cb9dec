import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { staff } from '../Field/control.css.ts';

const { color } = vars;

const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.m,
  fontSize: vars.size.ui,
  lineHeight: '1.5rem',
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed', color: color.text3 },
    '&:lang(ur)': { fontFamily: vars.font.table, lineHeight: '1.75rem' },
    [staff]: { lineHeight: '1.25rem' },
  },
});

export const side = styleVariants({
  end: [root, { inlineSize: 'fit-content' }],
  start: [root, { flexDirection: 'row-reverse', justifyContent: 'space-between' }],
});

export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '1.5rem',
  margin: 0,
  border: `1px solid ${color.field}`,
  borderRadius: '1rem',
  background: color.mute,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    [staff]: { inlineSize: '1.75rem', blockSize: '1rem' },
    '&:hover:not(:disabled)': { borderColor: color.accent },
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:disabled': { opacity: 0.55 },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '2px',
      insetInlineStart: '2px',
      aspectRatio: '1',
      borderRadius: '50%',
      background: color.field,
      transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&:checked::before': { background: color.onAccent, transform: 'translateX(1.25rem)' },
    '&:checked:dir(rtl)::before': { transform: 'translateX(-1.25rem)' },
    [`${staff}:checked::before`]: { transform: 'translateX(0.75rem)' },
    [`${staff}:checked:dir(rtl)::before`]: { transform: 'translateX(-0.75rem)' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before, &:checked::before': { background: 'CanvasText' } } },
  },
});
