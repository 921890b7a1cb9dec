import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color } = vars;

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.m,
  textAlign: 'center',
  color: color.text2,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
});

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  marginBlockEnd: vars.space.xs,
  color: color.text3,
});

export const diamond = style({
  inlineSize: '7px',
  blockSize: '7px',
  transform: 'rotate(45deg)',
  border: '1.5px solid currentColor',
  selectors: { '&:nth-child(2)': { inlineSize: '13px', blockSize: '13px', color: color.accent } },
});

export const title = style({
  color: color.text,
  fontWeight: vars.weight.strong,
  fontSize: `max(${vars.size.body}, 0.9375rem)`,
  lineHeight: vars.leading.ui,
});

export const body = style({ maxInlineSize: '34rem', textWrap: 'pretty' });

export const action = style({ marginBlockStart: vars.space.s });
