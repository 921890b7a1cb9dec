import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../i18n/index.ts';
import { differencePoints, formatRupees, growthSentence, tableDays } from './growthFigures.ts';

const point = (day: string, value: string) => ({ day, value });
const start = point('2023-11-20', '100000');
const pathTo = (value: string) => [start, point('2026-11-20', value)];
const { growth: words } = messagesOf('en').fundPage;

const said = (value: string, benchmark: string | null, period: 'y3' | 'all' = 'y3') =>
  growthSentence(
    { period, points: pathTo(value), benchmark: benchmark === null ? [] : pathTo(benchmark) },
    'en',
    words,
  );

describe('the sentence', () => {
  it('says more, less or the same, and nothing of a benchmark that is not there', () => {
    expect(said('154110', '151077')).toBe(
      'Over three years Rs 100,000 became Rs 154,110, Rs 3,033 more than the benchmark.',
    );
    expect(said('96500', '101000')).toBe(
      'Over three years Rs 100,000 became Rs 96,500, Rs 4,500 less than the benchmark.',
    );
    expect(said('101000', '101000')).toBe('Over three years Rs 100,000 became Rs 101,000, the same as the benchmark.');
    expect(said('101000', null, 'all')).toBe('Since 20th Nov 2023 Rs 100,000 became Rs 101,000.');
  });

  it('says so in Urdu too', () => {
    const growth = { period: 'y3', points: pathTo('154110'), benchmark: pathTo('151077') } as const;
    expect(growthSentence(growth, 'ur', messagesOf('ur').fundPage.growth)).toBe(
      'تین سال میں ایک لاکھ روپے 154,110 روپے ہو گئے، جو بینچ مارک سے 3,033 روپے زیادہ ہیں۔',
    );
  });

  it('is empty without points', () => {
    expect(growthSentence({ period: 'y3', points: [], benchmark: [] }, 'en', words)).toBe('');
  });
});

it('knows the difference on each day that both have', () => {
  const differences = differencePoints(
    [start, point('2025-01-01', '103000'), point('2026-11-20', '99000')],
    [start, point('2026-11-20', '99027')],
  );
  expect(differences.map(({ day, value }) => `${day} ${formatRupees(value)}`)).toEqual([
    '2023-11-20 0',
    '2026-11-20 \u221227',
  ]);
  expect(formatRupees('3033')).toBe('+3,033');
});

it('lists the first day and the last ones of the months, or of the quarters of a long span, latest first', () => {
  const days = ['2026-09-10', '2026-09-20', '2026-09-29', '2026-10-05', '2026-11-02', '2026-11-20'];
  expect(tableDays(days)).toEqual(['2026-11-20', '2026-10-05', '2026-09-29', '2026-09-10']);
  const quarters = ['2024-08-01', '2024-09-30', '2024-10-31', '2024-12-31', '2025-01-31', '2026-09-30', '2026-11-20'];
  expect(tableDays(quarters)).toEqual([
    '2026-11-20',
    '2026-09-30',
    '2025-01-31',
    '2024-12-31',
    '2024-09-30',
    '2024-08-01',
  ]);
  expect(tableDays(quarters.slice(1, -1))).toEqual(quarters.slice(1, -1).reverse());
  expect(tableDays(['2026-11-20'])).toEqual(['2026-11-20']);
  expect(tableDays([])).toEqual([]);
});
