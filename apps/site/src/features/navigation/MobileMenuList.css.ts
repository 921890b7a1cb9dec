import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const list = style({ listStyleType: '""', paddingInline: vars.layout.gutter, paddingBlockEnd: '1.5rem' });

export const item = style({ borderBlockEnd: `1px solid ${color.line}` });

export const details = style({});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: vars.tracking.display,
  color: color.text,
  textDecoration: 'none',
  listStyleType: '""',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    ':root:lang(ur) &': { lineHeight: 2, paddingBlockEnd: '0.25rem' },
    [`${details}[open] > &`]: { color: color.accent },
  },
});

const bars = {
  content: '',
  flex: 'none',
  inlineSize: '14px',
  blockSize: '14px',
  background:
    'linear-gradient(currentColor, currentColor) center / 14px 1.75px no-repeat, linear-gradient(currentColor, currentColor) center / 1.75px 14px no-repeat',
};
globalStyle(`${details} > summary::after`, bars);
globalStyle(`${details}[open] > summary::after`, {
  background: 'linear-gradient(currentColor, currentColor) center / 14px 1.75px no-repeat',
});

export const below = style({ borderInlineStart: `2px solid ${color.accent}`, marginBlockEnd: '1rem' });

export const links = style({ listStyleType: '""' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 1rem',
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInlineStart: '1rem',
  border: 0,
  background: 'none',
  textAlign: 'start',
  fontSize: vars.size.body,
  lineHeight: 1.4,
  fontWeight: 500,
  color: color.text,
  textDecoration: 'none',
  selectors: { ':root:lang(ur) &': { lineHeight: 2 } },
});

/** Under the name: beside it there is room for short names only. */
export const fund = style([
  link,
  { flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center', paddingBlock: '0.375rem' },
]);

export const heading = style([
  link,
  { fontSize: vars.size.meta, fontWeight: 650, color: color.text3, marginBlockStart: '0.25rem' },
]);

export const deeper = style({ paddingInlineStart: '1rem' });
