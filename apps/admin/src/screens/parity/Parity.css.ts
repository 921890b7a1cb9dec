import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, weight } = vars;

export const inset = style({ marginInline: '1.25rem' });

export const bar = style({ display: 'flex', gap: '2px', blockSize: '0.5rem', marginBlockEnd: '0.5rem' });

export const part = style({
  minInlineSize: '0.25rem',
  selectors: {
    '&[data-state="level"]': { background: color.accent },
    '&[data-state="differs"]': { background: color.bad },
    '&[data-state="behind"]': { background: color.warn },
    '&[data-state="missing"]': { background: color.text3 },
  },
});

export const swatch = style([
  part,
  { display: 'inline-block', inlineSize: '0.5rem', blockSize: '0.5rem', marginInlineEnd: '0.75rem' },
]);

export const differs = style({ color: color.bad, background: 'none', border: 0, padding: 0, textAlign: 'start' });

export const strip = style({
  position: 'sticky',
  insetBlockEnd: 0,
  padding: '0.75rem 1.25rem',
  background: color.mute,
  borderBlockStart: `1px solid ${color.line}`,
  maxBlockSize: '45vh',
  overflowY: 'auto',
});

export const stripHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  marginBlockEnd: '0.5rem',
});

export const stripTitle = style({ fontSize: '0.875rem', fontWeight: weight.strong, margin: 0 });

export const end = style({ marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

export const passages = style({
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});

export const passage = style({
  margin: 0,
  padding: '0.75rem',
  background: color.surface,
  border: `1px solid ${color.line2}`,
  overflowWrap: 'anywhere',
  selectors: { '&:lang(ur)': { fontSize: '1.0625rem', lineHeight: 2.1 } },
});

export const marked = style({
  background: 'none',
  color: 'inherit',
  fontWeight: weight.strong,
  textDecoration: `underline 2px ${color.bad}`,
  textUnderlineOffset: '0.25em',
});
