import { vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

export const mark = styleVariants({
  holds: [base, { color: color.gainText }],
  upcoming: [base, { color: color.text }],
  earlier: [base, { color: color.text2 }],
  replaced: [base, { color: color.text3, fontWeight: vars.weight.regular }],
});

const diamond = style({
  flex: 'none',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  transform: 'rotate(45deg)',
  border: '1px solid currentColor',
  // The shape says the status without its colour.
  forcedColorAdjust: 'none',
});

export const shape = styleVariants({
  holds: [diamond, { background: 'currentColor' }],
  upcoming: [diamond, { background: 'linear-gradient(135deg, currentColor 50%, transparent 50%)' }],
  earlier: [diamond],
  replaced: [diamond],
});
