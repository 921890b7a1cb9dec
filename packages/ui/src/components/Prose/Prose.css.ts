import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

const { color, font, size, leading, weight, space, layout } = vars;

export const prose = style({
  fontFamily: font.prose,
  fontSize: size.body,
  lineHeight: leading.body,
  color: color.text,
  overflowWrap: 'break-word',
});

/** Beside `prose`, for a text that has such elements: a page carries the styles of those alone. */
export const parts = {
  headings: style({}),
  marks: style({}),
  code: style({}),
  fundFigures: style({}),
  documents: style({}),
  details: style({}),
  embeds: style({}),
  lists: style({}),
  terms: style({}),
  quotes: style({}),
  callouts: style({}),
  figures: style({}),
  breaks: style({}),
  tables: style({}),
};

type Rule = Parameters<typeof globalStyle>[1];
/** `:where` keeps the weight of these rules low: a component inside an article keeps its own looks. */
const within = (part: string) => (selector: string, rule: Rule) => globalStyle(`${part} :where(${selector})`, rule);
const inside = within(prose);
const inTables = within(parts.tables);
const inLists = within(parts.lists);
const inEmbeds = within(parts.embeds);
const inCallouts = within(parts.callouts);
const inDetails = within(parts.details);
const inDocuments = within(parts.documents);
const inFundFigures = within(parts.fundFigures);
const inHeadings = within(parts.headings);
const inMarks = within(parts.marks);
const inCode = within(parts.code);

const headings = (from: 'h2' | 'h3'): Rule => ({
  fontFamily: font.display,
  fontSize: size[from === 'h2' ? 'h3' : 'lead'],
  lineHeight: leading.h3,
  fontWeight: weight.heading,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
  maxInlineSize: layout.prose,
  marginBlock: from === 'h2' ? '2em 0.6em' : '1.75em 0.5em',
});

inside('p, ul, ol, dl, blockquote, figcaption', { maxInlineSize: layout.prose, textWrap: 'pretty' });
inside('p, ul, ol, dl, blockquote, figure, table, pre, hr', { marginBlock: '0 1.1em' });
globalStyle(`${prose} > :where(div)`, { maxInlineSize: layout.prose, marginBlock: '0 1.1em' });
inHeadings('h2', headings('h2'));
inHeadings('h3', headings('h3'));
inHeadings('h4, h5', { fontSize: size.body, fontWeight: weight.strong, marginBlock: '1.5em 0.35em' });
inHeadings('h5', { fontSize: size.ui, color: color.text2 });
inside('strong, b', { fontWeight: weight.strong });
inside('small', { fontSize: size.meta, lineHeight: leading.meta });
inMarks('mark', { background: color.warnBg, color: 'inherit', paddingInline: '0.15em', borderRadius: vars.radius.s });
inMarks('u', { textUnderlineOffset: '0.25em' });
inMarks('abbr[title]', { textDecoration: 'underline dotted', textUnderlineOffset: '0.25em', cursor: 'help' });
inMarks('sub, sup', { fontSize: '0.75em', lineHeight: 0 });
inCode('code, pre', { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em', background: color.sunken });
inCode('code', { paddingInline: '0.25em', borderRadius: vars.radius.s });
inCode('pre', {
  overflowX: 'auto',
  padding: space.m,
  borderRadius: vars.radius.m,
  lineHeight: 1.6,
  unicodeBidi: 'plaintext',
  textAlign: 'start',
});

globalStyle(`${parts.code}:lang(ur) :where(code, pre)`, { fontFamily: font.table });
globalStyle(`${prose}:lang(ur) :where(strong, b, em, i)`, { fontStyle: 'normal', color: color.accent });

inFundFigures('[data-fund-figure]', {
  paddingInline: '0.375em',
  paddingBlock: '0.1em',
  borderRadius: vars.radius.s,
  background: color.accentBg,
  boxDecorationBreak: 'clone',
});
inFundFigures('[data-fund-figure] strong', { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' });
inFundFigures('[data-fund-figure] small', { color: color.text2, fontFamily: font.table });

inDocuments('ul[data-block="documents"]', { paddingInlineStart: 0, listStyle: 'none' });
inDocuments('ul[data-block="documents"] > li', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.xxs} ${space.m}`,
  margin: 0,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line2}`,
});
inDocuments('ul[data-block="documents"] small', { fontFamily: font.table, color: color.text3 });

inDetails('details', { maxInlineSize: layout.prose, borderBlockEnd: `1px solid ${color.line}` });
inDetails('summary', {
  paddingBlock: space.s,
  fontFamily: font.text,
  fontWeight: weight.strong,
  cursor: 'pointer',
});
inDetails('summary:hover', { color: color.accent });
inDetails('details > :last-child:not(summary)', { marginBlockEnd: space.m });

// As high before the button comes and after it was pressed.
inEmbeds('[data-embed]', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  inlineSize: '100%',
  maxInlineSize: layout.prose,
  aspectRatio: '16 / 9',
  padding: space.m,
  marginBlock: '0 1.1em',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color.sunken,
  textAlign: 'center',
});
inEmbeds('[data-embed] button', {
  display: 'grid',
  paddingBlock: space.s,
  paddingInline: space.l,
  border: `1px solid ${color.accent}`,
  borderRadius: vars.radius.m,
  background: color.surface,
  color: color.accent,
  fontFamily: font.text,
  fontWeight: weight.strong,
  cursor: 'pointer',
});
inEmbeds('[data-embed] button small', { fontWeight: weight.regular, color: color.text2 });
inEmbeds('[data-embed]:has(> iframe)', { padding: 0 });
inEmbeds('[data-embed] > iframe', { inlineSize: '100%', flex: 1, border: 0, borderRadius: vars.radius.m });

inside('a[href]', {
  color: color.accent,
  fontWeight: weight.medium,
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '1px',
  textDecorationColor: color.accentLine,
});
inside('a[href]:hover', { textDecorationColor: 'currentColor' });

inLists('ul, ol', { paddingInlineStart: '1.5em' });
inLists('li + li', { marginBlockStart: '0.35em' });
inLists('li > ul, li > ol', { marginBlock: '0.35em 0' });
// A pseudo-element is invalid inside `:where`. The disc of the Latin face is too heavy beside Nastaliq.
globalStyle(`${parts.lists} :where(ul > li)::marker`, { color: color.accent });
globalStyle(`${parts.lists}:lang(ur) :where(ul > li)::marker`, { fontSize: '0.6em' });
globalStyle(`${parts.lists} :where(ol > li)::marker`, { color: color.accent, fontWeight: weight.medium });
within(parts.terms)('dt', { fontWeight: weight.strong });
within(parts.terms)('dd', { marginInlineStart: 0, marginBlockEnd: '0.6em', color: color.text2 });

within(parts.quotes)('blockquote', {
  borderInlineStart: `3px solid ${color.accent}`,
  paddingInlineStart: '1.25rem',
  color: color.text2,
});
inCallouts('div[data-callout]', {
  maxInlineSize: layout.prose,
  marginBlock: '0 1.1em',
  padding: `${space.s} ${space.m}`,
  borderInlineStart: `3px solid ${color.warn}`,
  background: color.warnBg,
});
inCallouts('div[data-callout="warning"]', { borderInlineStartColor: color.bad, background: color.badBg });
inCallouts('div[data-callout] > :last-child', { marginBlockEnd: 0 });
within(parts.figures)('figure > img', { borderRadius: vars.radius.m });
within(parts.figures)('figcaption, caption', {
  fontFamily: font.table,
  fontSize: size.meta,
  lineHeight: leading.meta,
  color: color.text3,
  textAlign: 'start',
  paddingBlock: space.xs,
});
within(parts.breaks)('hr', { borderBlockStart: `1px solid ${color.line}`, marginBlock: '2.5em' });

inTables('table', {
  display: 'block',
  overflowX: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  fontFamily: font.table,
  fontSize: size.ui,
  lineHeight: leading.table,
});
inTables('th, td', {
  paddingBlock: '0.625rem',
  paddingInline: `0 ${space.l}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.line2}`,
});
inTables('th p, td p', { margin: 0 });
inTables('thead th', {
  fontSize: size.meta,
  fontWeight: weight.medium,
  color: color.text3,
  borderBlockEnd: `1.5px solid ${color.lineStrong}`,
  verticalAlign: 'bottom',
});
inTables('tbody th, tfoot th, tfoot td', { fontWeight: weight.strong });
inTables('tfoot th, tfoot td', { borderBlockStart: `2px solid ${color.lineStrong}` });

globalStyle(`${prose} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${prose} > :last-child`, { marginBlockEnd: 0 });
