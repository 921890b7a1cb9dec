import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color } = vars;

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  fontFamily: vars.font.table,
  fontWeight: vars.weight.strong,
  lineHeight: '1',
  overflow: 'hidden',
  userSelect: 'none',
});

export const size = styleVariants({
  s: [base, { inlineSize: '1.5rem', blockSize: '1.5rem', fontSize: '0.6875rem' }],
  m: [base, { inlineSize: '2.25rem', blockSize: '2.25rem', fontSize: '0.875rem' }],
});

export const tone = styleVariants({
  info: { background: color.infoBg, color: color.info },
  warn: { background: color.warnBg, color: color.warn },
  accent: { background: color.accentBg, color: color.accentText },
});
