import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color } = vars;

export const staff = ':root[data-app="admin"] &';

export const control = style({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.control.input,
  margin: 0,
  paddingBlock: '0.5rem',
  paddingInline: '0.875rem',
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.s,
  background: color.surface,
  color: color.text,
  fontFamily: vars.font.table,
  fontSize: vars.size.body,
  lineHeight: '1.5',
  fontVariantNumeric: 'tabular-nums lining-nums',
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&::placeholder': { color: color.text3, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: color.text3 },
    '&:disabled': { background: color.sunken, color: color.text2, cursor: 'not-allowed' },
    '&:read-only:not(select)': { background: color.sunken },
    // A thicker edge, made inwards, so that the words do not move when an error comes.
    '&[aria-invalid="true"]': { borderColor: color.bad, boxShadow: `inset 0 0 0 1px ${color.bad}` },
    // An address or a phone number in an Urdu form runs left to right but begins under its label.
    '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
    [staff]: { borderRadius: vars.radius.m, paddingBlock: '0.3125rem', paddingInline: '0.625rem' },
    [`${staff}:focus`]: {
      borderColor: color.accent,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${color.accent} 22%, transparent)`,
      // Seen only where the system paints its own colours.
      outline: '2px solid transparent',
    },
    [`${staff}[aria-invalid="true"]:focus`]: {
      borderColor: color.bad,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${color.bad} 22%, transparent)`,
    },
    '&:lang(ur)': { lineHeight: '1.75' },
    // Naskh looks smaller than Latin of the same size.
    [`${staff}:lang(ur)`]: { fontSize: '0.9375rem', lineHeight: '1.75rem', paddingBlock: '1px' },
  },
});
