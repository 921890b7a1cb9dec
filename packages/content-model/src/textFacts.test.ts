import { expect, it } from 'vitest';
import { factDifferences, factsOfLinks, factsOfText } from './textFacts.ts';

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
