// @vitest-environment node

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getFirstGrowth } from './firstGrowth.ts';

const id = '0198c0de-0000-7000-8000-000000000001';
const points = [
  { day: '2026-11-19', value: '100000' },
  { day: '2026-11-20', value: '100011' },
];
let asked: string[];

function answer(drawn: typeof points) {
  vi.stubGlobal('fetch', async (input: Request) => {
    asked.push(new URL(input.url).searchParams.get('period') ?? '');
    return Response.json({
      span: { from: '2026-11-19', to: '2026-11-20' },
      funds: [{ id, points: drawn, benchmark: [], months: null }],
    });
  });
}

const historyOf = (...days: string[]) => days.map((date) => ({ date, nav: '100.0000' }));
const disabledOf = async (first: string) =>
  (await getFirstGrowth(id, historyOf(first, '2026-11-20')))?.ranges.flatMap(({ period, disabled }) =>
    disabled ? period : [],
  );

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://127.0.0.1:4000');
  asked = [];
  answer(points);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('is of three years, and of the whole life of a younger fund', async () => {
  expect(await disabledOf('2020-01-02')).toEqual([]);
  expect(await disabledOf('2023-11-20')).toEqual(['y5']);
  expect(await disabledOf('2023-11-21')).toEqual(['y3', 'y5']);
  expect(await disabledOf('2026-07-01')).toEqual(['m6', 'ytd', 'd365', 'y3', 'y5']);
  expect(asked).toEqual(['y3', 'y3', 'all', 'all']);
});

it('says since when there are prices only where that leaves ranges out', async () => {
  expect((await getFirstGrowth(id, historyOf('2020-01-02', '2026-11-20')))?.begun).toBeNull();
  expect((await getFirstGrowth(id, historyOf('2025-01-02', '2026-11-20')))?.begun).toBe('2025-01-02');
});

it('is nothing for one price, and where it cannot be computed', async () => {
  expect(await getFirstGrowth(id, historyOf('2026-11-20'))).toBeNull();
  expect(asked).toEqual([]);
  answer([]);
  expect(await getFirstGrowth(id, historyOf('2020-01-02', '2026-11-20'))).toBeNull();
});
