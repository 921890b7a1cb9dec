import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const editor = style({
  position: 'relative',
  border: `1px solid ${vars.color.field}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.bad },
    '&:focus-within': { borderColor: vars.color.accent, boxShadow: `0 0 0 2px ${vars.color.accentBg}` },
  },
});

export const toolbar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.raised,
  background: vars.color.surface,
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
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
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

export const raw = style({
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
  padding: vars.space.s,
  background: vars.color.sunken,
});

export const rawNote = style({ fontSize: '0.8125rem', color: vars.color.text3, marginBlockEnd: vars.space.xs });

export const rawNotice = style({ padding: vars.space.xs, borderBlockEnd: `1px solid ${vars.color.line}` });

export const leftOut = style({
  display: 'block',
  fontSize: '0.8125rem',
  background: vars.color.warnBg,
  selectors: { '&:not(:empty)': { padding: vars.space.xs } },
});

export const tableBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '2px',
  background: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const wordTool = style([
  tool,
  { paddingInline: vars.space.xs, fontSize: '0.8125rem', fontFamily: vars.font.table },
]);

export const floating = style({
  position: 'absolute',
  zIndex: vars.layer.menu,
  inlineSize: 'min(22rem, 100%)',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.float,
  fontFamily: vars.font.text,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
});

export const hint = style({
  display: 'block',
  padding: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: '0.8125rem',
  color: vars.color.text3,
});

export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: '14rem',
  objectFit: 'contain',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${text} :is(${selector})`, rule);

inside('table', { borderCollapse: 'collapse', inlineSize: '100%' });
inside('caption', { textAlign: 'start', fontSize: '0.8125rem', color: vars.color.text3, paddingBlockEnd: '0.25rem' });
inside('th, td', {
  position: 'relative',
  border: `1px solid ${vars.color.line}`,
  paddingBlock: '0.375rem',
  paddingInline: '0.5rem',
  minInlineSize: '3rem',
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('th', { background: vars.color.sunken, fontWeight: 600 });
inside('tr[data-section="tfoot"] > *', { fontWeight: 600 });
inside('.selectedCell', { background: vars.color.selected });
inside('img', { maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.s });
inside('.ProseMirror-selectednode', { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' });
inside('figure', { marginInline: 0 });
inside('figcaption', { fontSize: '0.8125rem', color: vars.color.text3 });
inside('div[data-callout]', {
  padding: vars.space.s,
  borderInlineStart: `3px solid ${vars.color.warn}`,
  background: vars.color.warnBg,
});
inside('div[data-callout="warning"]', { borderInlineStartColor: vars.color.bad, background: vars.color.badBg });
inside('[data-question]', {
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
inside('[data-question-title]', { fontWeight: 600 });
globalStyle(`${text} [data-question-title]:has(> br:only-child)::before`, {
  content: '"Question"',
  float: 'inline-start',
  blockSize: 0,
  color: vars.color.text3,
  fontWeight: 400,
  pointerEvents: 'none',
});
inside('pre', {
  padding: vars.space.s,
  background: vars.color.sunken,
  fontFamily: 'ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
});
inside('dt', { fontWeight: 600 });
inside('dd', { marginInlineStart: '1.5em' });
inside('mark', { background: vars.color.warnBg, color: 'inherit' });
globalStyle(`${text} p.is-editor-empty:first-child::before`, {
  content: 'attr(data-placeholder)',
  // English, in an empty Urdu text too: the Nastaliq's space is too narrow between Latin words.
  fontFamily: vars.font.table,
  float: 'inline-start',
  blockSize: 0,
  color: vars.color.text3,
  pointerEvents: 'none',
});
