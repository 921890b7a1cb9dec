import { expect, it } from 'vitest';
import { messagesOf } from '../../i18n/index.ts';
import { taxYears } from './TaxCalculatorView.tsx';

const year = { from: '2026-07-01', to: '2027-06-30', share: '20', checkedOn: '2026-07-03', isSample: true };
const slab = { above: '0', fixed: '0', rate: '1' };

const yearsIn = (locale: 'en' | 'ur') =>
  taxYears(
    {
      taxYears: [
        { ...year, year: '2027' },
        { ...year, year: '2026', checkedOn: null },
      ],
      slabs: [
        { ...slab, year: '2026' },
        { ...slab, year: '2027', rate: '5' },
      ],
      sources: [{ year: '2027', text: 'Sample act', url: null }],
      income: '1',
      contribution: '1',
      notIncluded: null,
    },
    locale,
    messagesOf(locale).calculators.tax,
  );

it('gives each year its own slabs, source and day of check', () => {
  const [first, second] = yearsIn('en');
  expect(first).toEqual({
    year: 2027,
    period: '1st Jul 2026 to 30th Jun 2027',
    share: '20',
    checkedOn: '3rd Jul 2026',
    isSample: true,
    slabs: [{ above: '0', fixed: '0', rate: '5' }],
    source: { text: 'Sample act', url: null },
  });
  expect(second).toMatchObject({ year: 2026, checkedOn: null, slabs: [{ rate: '1' }], source: null });
});

it('writes days in the language of the page', () => {
  expect(yearsIn('ur')[0]).toMatchObject({ period: '1 جولائی 2026 تا 30 جون 2027', checkedOn: '3 جولائی 2026' });
});
