import { expect, it } from 'vitest';
import { messagesOf } from '../../i18n/index.ts';
import { formatOf } from './format.ts';

it('writes figures of both languages with Latin digits, in Urdu each in an isolate', () => {
  const [en, ur] = (['en', 'ur'] as const).map((locale) => formatOf(locale, messagesOf(locale).calculators.common));
  expect([en?.rupees(2_400_000), en?.years(1), en?.years(15), en?.percent(9.5)]).toEqual([
    'Rs 2,400,000',
    '1 year',
    '15 years',
    '9.5%',
  ]);
  expect([en?.millions(10_241_774), en?.millions(0), en?.millions(1_234_560_000)]).toEqual([
    '10.24 m',
    '0.00 m',
    '1,234.56 m',
  ]);
  expect(ur?.rupees(2_400_000)).toBe('\u20662,400,000\u2069 روپے');
});
