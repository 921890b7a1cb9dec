import postcss from 'postcss';
import { expect, it } from 'vitest';
import { inlineConstants, keepOurLanguages, removeOtherLanguages } from './stylesOfLanguage.ts';

it('leaves out what pages in the other language alone need', () => {
  const inUrdu = ':root:lang(ur) .a{top:0}:root:lang(ur){top:1px}';
  const ofBoth = '.a{top:2px}:root:lang(ur) .a,.b{top:3px}';
  const left = (language: string) => {
    const sheet = postcss.parse(inUrdu + ofBoth);
    removeOtherLanguages(sheet, language);
    return sheet.toString();
  };
  expect(left('en')).toBe(ofBoth);
  expect(left('ur')).toBe(inUrdu + ofBoth);
});

it('names of the languages from right to left those that pages have', () => {
  const sheet = postcss.parse('.a:is(:lang(ar),:lang(ur),:lang(yi)),.b:not(:is(:lang(ar),:lang(he))){top:0}');
  keepOurLanguages(sheet, ['en', 'ur']);
  expect(sheet.toString()).toBe('.a:lang(ur),.b:not(:is(:lang(ar),:lang(he))){top:0}');
});

function inlined(css: string) {
  const sheet = postcss.parse(css);
  const constants = inlineConstants(sheet);
  return { css: sheet.toString(), constants: Object.fromEntries(constants) };
}

it('puts values in the places of names, also of names in values', () => {
  const css =
    ':root{--line:1px solid var(--ink);--ink:#0c1b2a}.a{border:var(--line)}@media print{.a{color:var(--ink)}}';
  expect(inlined(css)).toEqual({
    css: '.a{border:1px solid #0c1b2a}@media print{.a{color:#0c1b2a}}',
    constants: { '--ink': '#0c1b2a', '--line': '1px solid #0c1b2a' },
  });
});

it.each([
  ['set again below', '.dark{--x:2px}'],
  ['set again under a condition', '@media print{:root{--x:2px}}'],
  ['set by a rule of its own once more', ':root{--x:2px}'],
  ['registered', '@property --x{syntax:"*";inherits:true}'],
  ['used with a fallback', '.b{top:var(--x,0)}'],
])('leaves what is %s', (_what, other) => {
  const css = `:root{--x:1px}.a{top:var(--x)}${other}`;
  expect(inlined(css)).toEqual({ css, constants: {} });
});

it.each([
  ['of a part of the page', '.part{--x:1px}.a{top:var(--x)}'],
  ['under a condition', '@media print{:root{--x:1px}}.a{top:var(--x)}'],
  ['of one language', ':root:lang(ur){--x:1px}.a{top:var(--x)}'],
  ['that another property changes', ':root{--x:calc(var(--y) * 2);--y:1px}.part{--y:2px}.a{top:var(--x)}'],
  ['that is important', ':root{--x:1px!important}.a{top:var(--x)}'],
])('leaves one %s', (_what, css) => {
  expect(inlined(css)).toEqual({ css, constants: {} });
});

it('keeps values apart', () => {
  const css = ':root{--a:1px;--b:2px}.a{margin:var(--a)var(--b)0;padding:0 var(--a);inset:calc(2*var(--a))auto}';
  expect(inlined(css).css).toBe('.a{margin:1px 2px 0;padding:0 1px;inset:calc(2*1px)auto}');
});
