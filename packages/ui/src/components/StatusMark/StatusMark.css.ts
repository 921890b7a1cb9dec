import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  borderRadius: vars.radius.s,
  fontFamily: vars.font.table,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: { '&:lang(ur)': { fontSize: '0.8125rem', lineHeight: '1.5rem' } },
});

const chip = style({ paddingInline: '0.5rem' });

export const mark = styleVariants({
  live: [base, { color: color.text2, fontWeight: 500 }],
  review: [base, chip, { background: color.warnBg, color: color.warn }],
  reason: [base, { color: color.warn }],
  draft: [base, chip, { background: color.mute, color: color.text2 }],
  scheduled: [base, chip, { background: color.infoBg, color: color.info }],
  failed: [base, chip, { background: color.badBg, color: color.bad }],
  returned: [base, { color: color.bad }],
  none: [base, { color: color.text3, fontWeight: 500 }],
});

/** Without its word, and without the ground that the word lies on. */
export const bare = styleVariants({
  live: [base],
  review: [base, { color: color.warn }],
  reason: [base, { color: color.warn }],
  draft: [base, { color: color.text2 }],
  scheduled: [base, { color: color.info }],
  failed: [base, { color: color.bad }],
  returned: [base, { color: color.bad }],
  none: [base, { color: color.text3 }],
});

const diamond = style({
  flex: 'none',
  inlineSize: '7px',
  blockSize: '7px',
  transform: 'rotate(45deg)',
  border: '1.5px solid currentColor',
  forcedColorAdjust: 'none',
});

export const shape = styleVariants({
  live: [diamond, { background: color.ok, borderColor: color.ok }],
  review: [diamond, { background: 'linear-gradient(45deg, currentColor 50%, transparent 50%)' }],
  reason: [diamond, { background: 'currentColor' }],
  draft: [diamond],
  scheduled: [
    diamond,
    {
      boxShadow: 'inset 0 0 0 1px transparent',
      backgroundClip: 'content-box',
      padding: '1px',
      backgroundColor: 'currentColor',
    },
  ],
  failed: [diamond, { background: 'currentColor' }],
  returned: [diamond],
  none: [diamond, { borderStyle: 'dotted' }],
});
