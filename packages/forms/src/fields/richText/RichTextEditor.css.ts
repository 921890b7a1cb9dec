import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const editor = style({
  border: `1px solid ${vars.color.field}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.bad },
    '&:focus-within': { borderColor: vars.color.accent, boxShadow: `0 0 0 2px ${vars.color.accentBg}` },
  },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '2px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '2rem',
  minBlockSize: '2rem',
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.text2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-pressed="true"]': { background: vars.color.accentBg, color: vars.color.accentText },
    '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  },
});

export const linkRow = style({
  display: 'flex',
  gap: vars.space.xs,
  padding: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  flexWrap: 'wrap',
  alignItems: 'center',
});

export const text = style({
  minBlockSize: '12rem',
  maxBlockSize: '32rem',
  overflow: 'auto',
  padding: vars.space.s,
  outline: 'none',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  selectors: {
    // `&&&` outweighs the rule that sets Urdu inside an English page in Naskh: running text is in Nastaliq.
    '&&&:lang(ur)': { fontFamily: vars.font.prose, lineHeight: 2.2 },
  },
});

globalStyle(`${text} > * + *`, { marginBlockStart: '0.75em' });
globalStyle(`${text} ul, ${text} ol`, { paddingInlineStart: '1.5em' });
globalStyle(`${text} blockquote`, {
  borderInlineStart: `3px solid ${vars.color.accentLine}`,
  paddingInlineStart: '1em',
});
globalStyle(`${text} a`, { color: vars.color.accent });
globalStyle(`${text} h2`, { fontSize: '1.25rem', fontWeight: 600 });
globalStyle(`${text} h3, ${text} h4, ${text} h5`, { fontSize: '1.0625rem', fontWeight: 600 });
