import { readFileSync } from 'node:fs';
import { parseDay } from '@fundfront/content-model/parseDay';
import { type ReturnPeriod, returnPeriods } from '@fundfront/content-model/wire';
import { navFiles } from '@fundfront/fixtures/nav';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { computeReturns } from './computeReturns.ts';
import type { DayPrice } from './growth.ts';

type Row = Record<string, string>;

function rowsIn(file: string, skip = 0): Row[] {
  const text = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split('\n')
    .slice(skip)
    .join('\n');
  return Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
}

/** "(3.36)" is a loss. */
function numberIn(text: string | undefined): number | null {
  if (!text || text === 'N/A') return null;
  const number = Number(text.replace(/^\((.*)\)$/, '-$1'));
  return Number.isFinite(number) ? number : null;
}

const dayIn = (text: string | undefined) => {
  const read = parseDay(text ?? '');
  return typeof read === 'string' ? read : '';
};

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const shortNames: Readonly<Record<string, ReturnPeriod>> = {
  YTD: 'ytd',
  MTD: 'mtd',
  '1 Day': 'd1',
  '15 Days': 'd15',
  '30 Days': 'd30',
  '90 Days': 'd90',
  '180 Days': 'd180',
  '270 Days': 'd270',
  '365 Days': 'd365',
};

interface Published {
  name: string;
  asOf: string;
  basis: 'annualised' | 'absolute';
  figures: Map<ReturnPeriod, number>;
}

function listed(file: string): Published[] {
  const upToOneYear = returnPeriods.filter((period) => !/^y|cytd|inception/.test(period) || period === 'ytd');
  return rowsIn(file).map((row) => ({
    name: row.fund_name ?? '',
    asOf: dayIn(row.perf_nav_date),
    basis: row.return_basis === 'Annualized' ? 'annualised' : 'absolute',
    figures: new Map(
      upToOneYear.flatMap((period) => {
        const figure = numberIn(row[period]);
        return figure === null ? [] : [[period, figure] as const];
      }),
    ),
  }));
}

const summaryRows = (file: string) => rowsIn(file, 1);

function summarised(file: string): Published[] {
  return summaryRows(file).map((row) => ({
    name: row['Fund Name'] ?? '',
    asOf: dayIn(row['Validity Date']),
    basis: row.Category?.includes('Annualized') ? 'annualised' : 'absolute',
    figures: new Map(
      Object.entries(shortNames).flatMap(([column, period]) => {
        const figure = numberIn(row[column]);
        return figure === null ? [] : [[period, figure] as const];
      }),
    ),
  }));
}

function pricesByName(files: readonly string[]): Map<string, DayPrice[]> {
  const rows = files.flatMap((file) => rowsIn(file));
  const byName = Map.groupBy(rows, (row) => row.fund_name ?? '');
  return new Map(
    [...byName].map(([name, own]) => [
      name,
      [...new Map(own.map((row) => [row.date ?? '', row.nav ?? ''])).entries()].map(([day, nav]) => ({ day, nav })),
    ]),
  );
}

/** How many published figures can be computed from the prices, and how many of them agree within 0.02 points. */
function compare(published: readonly Published[], prices: ReadonlyMap<string, DayPrice[]>) {
  const counts = { published: 0, computed: 0, agree: 0 };
  const apart: string[] = [];
  for (const { name, asOf, basis, figures } of published) {
    const own = computeReturns({ prices: prices.get(name) ?? [], payouts: [], asOf, basis, inception: null });
    for (const [period, figure] of figures) {
      counts.published += 1;
      const computed = own.find((each) => each.period === period);
      if (!computed) continue;
      counts.computed += 1;
      if (Math.abs(Number(computed.percent) - figure) <= 0.02) counts.agree += 1;
      else apart.push(`${name} ${period}: ${computed.percent}, published ${figure}`);
    }
  }
  return { ...counts, apart };
}

// The invented files have no published figures to compare with; the others may be missing on this machine.
const published = navFiles.filter(({ name }) => name === 'published');

it('has the published files, or says that figures could not be compared', () => {
  if (published.length === 0)
    console.info('../shared/data/nav is not on this machine: published returns were not compared');
  expect(published.length).toBeLessThanOrEqual(1);
});

describe.each(published)('returns from published prices', ({ funds, prices, pricesOfOneFund, rawSummary }) => {
  const known = pricesByName([prices, pricesOfOneFund]);

  // Prices of all funds end in May and returns are of August: six figures of the fund whose prices go on can be computed.
  it('agree with those of August 2026', () => {
    expect(compare(listed(funds), known)).toEqual({ published: 212, computed: 6, agree: 6, apart: [] });
  });

  // The same fund's prices begin in August 2025: up to 90 days can be computed.
  it('agree with those of January 2026', () => {
    expect(compare(summarised(rawSummary), known)).toEqual({ published: 3125, computed: 5, agree: 5, apart: [] });
  });

  /** docs/adr/020-basis-of-returns.md */
  it('of two and three years are simple a year, for compound ones would need rates that nobody paid', () => {
    const years = summaryRows(rawSummary).flatMap((row) => {
      const [one, two, three] = ['365 Days', '2 Years', '3 Years'].map((column) => numberIn(row[column]));
      const isMoneyMarket = row.Category?.startsWith('Money Market') ?? false;
      return isMoneyMarket && one != null && two != null && three != null ? [{ one, two, three }] : [];
    });
    const earlier = (grown: (percent: number, count: number) => number) => ({
      in2024: median(years.map(({ one, two }) => (grown(two, 2) / grown(one, 1) - 1) * 100)),
      in2023: median(years.map(({ two, three }) => (grown(three, 3) / grown(two, 2) - 1) * 100)),
    });
    const simple = earlier((percent, count) => 1 + (percent * count) / 100);
    const compound = earlier((percent, count) => (1 + percent / 100) ** count);
    expect(years).toHaveLength(23);
    const policyRate = 22;
    expect(Math.max(simple.in2024, simple.in2023)).toBeLessThan(policyRate);
    expect(compound.in2023).toBeGreaterThan(policyRate + 5);
  });
});
