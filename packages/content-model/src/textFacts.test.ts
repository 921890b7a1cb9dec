import { expect, it } from 'vitest';
import { factDifferences, factsOfBlocks, factsOfLinks, factsOfText } from './textFacts.ts';

const values = (text: string) => factsOfText(text).map(({ kind, value }) => `${kind} ${value}`);
const differ = (base: string, other: string) => factDifferences(factsOfText(base), factsOfText(other));

it.each([
  ['Start with Rs 5,000 at any time', '۵٬۰۰۰ روپے سے آغاز'],
  ['A fee of 1.20%', 'فیس ۱٫۲ فیصد'],
  ['On 5th March 2026', '۵ مارچ ۲۰۲۶ کو'],
  ['March 5, 2026', '2026-03-05'],
  ['Call +92 21 38657800', 'فون 021-38657800'],
  ['Call 111-222-333', '۱۱۱ ۲۲۲ ۳۳۳'],
  ['1,00,000 and 100000', '100,000 1,00,000'],
])('%s agrees with %s', (english, urdu) => {
  expect(differ(english, urdu)).toEqual([]);
  expect(values(english).length).toBeGreaterThan(0);
});

it('tells what only one of them has, as it is written', () => {
  expect(differ('Start with Rs 5,000, add Rs 1,000', '۱٬۰۰۰ سے آغاز اور ۱٬۰۰۰ اضافہ')).toEqual([
    { kind: 'number', base: ['5,000'], other: ['۱٬۰۰۰'] },
  ]);
  expect(differ('Valid until 31 December 2026', '۳۰ دسمبر ۲۰۲۶ تک')).toEqual([
    { kind: 'date', base: ['31 December 2026'], other: ['۳۰ دسمبر ۲۰۲۶'] },
  ]);
  expect(differ('0300-1234567', '0300-1234568').map(({ kind }) => kind)).toEqual(['phone']);
});

it('takes a link for the same page in either language', () => {
  const english = factsOfLinks('<a href="/about-us">A</a> <a href="https://x.test/">B</a>');
  const urdu = factsOfLinks(JSON.stringify({ body: '<a href="/ur/about-us">A</a>' }));
  expect(factDifferences(english, urdu)).toEqual([{ kind: 'link', base: ['https://x.test/'], other: [] }]);
});

it('finds the figures, files and embeds that one language shows and the other does not', () => {
  const id = '0199aabb-ccdd-7eef-8899-aabbccddeeff';
  const figure = (name: string) => `<p><span lang="ur" data-fund-figure="${name}" data-entry="${id}"></span></p>`;
  const list = `<ul data-block="documents"><li data-media="${id}"></li></ul>`;
  const facts = (html: string) => factsOfBlocks(JSON.stringify({ body: html }));
  const embed = '<div data-embed="youtube:dQw4w9WgXcQ">a</div>';
  expect(factDifferences(facts(figure('nav') + list + embed), facts(figure('ytd')))).toEqual([
    {
      kind: 'link',
      base: ['Fund figure: nav', 'A file of a document list', 'youtube:dQw4w9WgXcQ'],
      other: ['Fund figure: ytd'],
    },
  ]);
  expect(facts('<p><a data-entry="x" href="/a">b</a></p>')).toEqual([]);
});
