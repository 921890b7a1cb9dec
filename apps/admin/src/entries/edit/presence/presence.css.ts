import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius, size, weight } = vars;

export const people = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
  margin: 0,
  marginBlockEnd: '0.75rem',
  padding: 0,
  listStyle: 'none',
});

export const person = style({ display: 'flex', alignItems: 'center', gap: '0.5rem', color: color.text2 });

export const here = style({
  position: 'relative',
  borderRadius: radius.m,
  outline: `2px solid ${color.warn}`,
  outlineOffset: '4px',
});

export const name = style({
  position: 'absolute',
  insetBlockStart: '-0.9rem',
  insetInlineEnd: '0.5rem',
  paddingInline: '0.375rem',
  borderRadius: radius.s,
  background: color.warn,
  color: color.surface,
  fontSize: size.meta,
  fontWeight: weight.strong,
});

export const twice = style({ margin: 0, paddingBlock: '0.375rem', color: vars.color.text2 });
