import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@fundfront/content-model/wire';
import { type NavFiles, navFiles } from '@fundfront/fixtures/nav';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { importNow } from '../../../test/imports.ts';
import type { UserActor } from '../../context.ts';

let api: TestApi;
let admin: UserActor;
beforeEach(async () => {
  api = await openTestApi({ now: '2026-11-21T06:00:00.000Z', withFunds: true });
  admin = await makeUser(api, ['admin']);
});
afterEach(() => api?.close());

const run = (files: readonly string[], samples: 'keep' | 'replace' = 'keep') => {
  const read = files.map((file) => ({ name: path.basename(file), bytes: new Uint8Array(readFileSync(file)) }));
  return importNow(api, admin, { files: read, samples });
};
const board = async (locale: 'en' | 'ur' = 'en') => (await api.call(calls.getNavBoard, { query: { locale } })).body;

const expected = {
  invented: {
    funds: 11,
    categories: { created: 9, unchanged: 1 },
    // 7 of the list, 60 of the prices, 16 of the one fund, of which 6 are in both.
    prices: 77,
    rows: { read: 11 + 79 + 16, skipped: 19 },
    reasons: [
      ['No fund is called', 10],
      ['shared', 9],
    ],
    groups: [
      ['money-market', 2],
      ['income', 2],
      ['asset-allocation', 1],
      ['equity', 1],
      ['fund-of-funds', 2],
      ['pension', 3],
    ],
    withApostrophe: [
      '/rosette-future-fund-rosette-barakah-savers-plan',
      '/rosette-future-fund-rosette-nuumah-savers-plan',
    ],
    raw: { prices: 7, rows: { read: 11, skipped: 4 } },
  },
  published: {
    funds: 40,
    categories: { created: 11, unchanged: 0 },
    // 24 of the list, 1 319 of the history, 271 of the year, of which 45 are in both.
    prices: 1569,
    rows: { read: 40 + 1520 + 271, skipped: 201 },
    // 149 rows of seven matured plans that the list does not name; 52 of a pension scheme's three sub-funds.
    reasons: [
      ['No fund is called', 149],
      ['shared', 52],
    ],
    groups: [
      ['money-market', 2],
      ['income', 17],
      ['asset-allocation', 8],
      ['equity', 3],
      ['fund-of-funds', 5],
      ['pension', 5],
    ],
    withApostrophe: [
      '/faysal-khushal-mustaqbil-fund-faysal-barakah-women-savers-plan',
      '/faysal-khushal-mustaqbil-fund-faysal-nuumah-women-savers-plan',
    ],
    raw: { prices: 22, rows: { read: 396, skipped: 374 } },
  },
} satisfies Record<NavFiles['name'], object>;

describe.each(navFiles)('the $name files', ({ name, funds: list, prices, pricesOfOneFund, rawSummary }) => {
  const figures = expected[name];

  it('bring their funds with their prices; rows that cannot be told apart or have no fund are blocked', async () => {
    const files = [prices, pricesOfOneFund, list];
    const report = await run(files, 'replace');
    expect(report).toMatchObject({
      funds: { created: figures.funds, updated: 0, unchanged: 0 },
      categories: { ...figures.categories, updated: 0 },
      prices: { created: figures.prices, updated: 0, unchanged: 0 },
      rows: figures.rows,
      sampleFunds: 0,
    });
    const reasons = new Map<string, number>();
    for (const { text, severity } of report.findings) {
      if (severity !== 'blocked') continue;
      const kind = text.includes('sub-funds') ? 'shared' : text.replace(/ “.*/, '');
      reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
    }
    expect([...reasons]).toEqual(figures.reasons);
    const { funds, categories } = await board();
    expect(funds).toHaveLength(figures.funds);
    expect(categories.map(({ slug, funds: count }) => [slug, count])).toEqual(figures.groups);
    const withApostrophe = funds.filter(({ title }) => title.includes('\u2019'));
    expect(withApostrophe.map(({ path: at }) => at)).toEqual(figures.withApostrophe);
    expect((await board('ur')).funds).toHaveLength(figures.funds);

    const again = await run(files, 'replace');
    expect(again).toMatchObject({
      funds: { created: 0, updated: 0, unchanged: figures.funds },
      categories: { created: 0, updated: 0, unchanged: figures.categories.created + figures.categories.unchanged },
      prices: { created: 0, updated: 0, unchanged: figures.prices },
      rows: { skipped: figures.rows.skipped },
    });
    expect(again.findings).toEqual(report.findings);
  });

  it('are read from the raw export too: title row, quoted dates, names of other houses', async () => {
    await run([list]);
    const report = await run([rawSummary]);
    expect(report.funds).toEqual({ created: 0, updated: 0, unchanged: 0 });
    expect(report.prices.created).toBe(figures.raw.prices);
    expect(report.rows).toEqual(figures.raw.rows);
    expect(report.findings.every(({ text }) => text !== '')).toBe(true);
  });
});
