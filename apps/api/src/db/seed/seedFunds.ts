import type { Ctx } from '../../context.ts';
import { insertSamplePayouts } from '../../modules/ledger/queries/announcements.ts';
import { upsertPrices } from '../../modules/nav/queries.ts';
import { recomputeReturns } from '../../modules/returns/recomputeReturns.ts';
import { addEntry } from './addEntry.ts';
import { benchmarks } from './benchmarks.ts';
import { categories } from './categories.ts';
import { funds, type SeedFund, sampleRating, sampleTrustee } from './funds.ts';
import { termsOf } from './fundTerms.ts';
import { sampleBenchmark, sampleSeries } from './sampleNavs.ts';

const source = 'sample';
const sectors = {
  openEnd: { en: 'Open-end funds', ur: 'اوپن اینڈ فنڈ' },
  pension: { en: 'Voluntary pension schemes', ur: 'رضاکارانہ پنشن اسکیم' },
};
/** Room between the groups for the finer categories of an import. */
const orderStep = 100;

async function seedCategories(ctx: Ctx): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [slug, { title, titleUr, suits, suitsUr, about, aboutUr, basis }] of Object.entries(categories)) {
    const id = await addEntry(ctx, {
      type: 'fundCategory',
      locale: 'en',
      data: { title, slug, group: slug, basis, suits, about: `<p>${about}</p>`, order: (ids.size + 1) * orderStep },
      translation: { locale: 'ur', data: { title: titleUr, slug, suits: suitsUr, about: `<p>${aboutUr}</p>` } },
    });
    ids.set(slug, id);
  }
  return ids;
}

async function seedBenchmarks(ctx: Ctx): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [slug, benchmark] of Object.entries(benchmarks)) {
    const { title } = benchmark;
    const id = await addEntry(ctx, {
      type: 'benchmark',
      sample: true,
      locale: 'en',
      data: { title: title.en, slug },
      translation: { locale: 'ur', data: { title: title.ur, slug } },
    });
    const alone = { fundId: id, offer: null, redemption: null, source, importId: null };
    const values = sampleBenchmark(benchmark).map((value) => ({ ...value, ...alone }));
    await upsertPrices(ctx.db, values, ctx.ports.clock.now());
    ids.set(slug, id);
  }
  return ids;
}

interface Placed {
  series: ReturnType<typeof sampleSeries>;
  category: string;
  benchmarkValues: string;
  order: number;
}

function addFund(ctx: Ctx, fund: SeedFund, { series, category, benchmarkValues, order }: Placed): Promise<string> {
  const { title, titleUr, slug, shortSlug, riskProfile, subFund, about, inceptionDate } = fund;
  const benchmark = benchmarks[fund.benchmark].title;
  const sector = fund.category === 'pension' ? sectors.pension : sectors.openEnd;
  const { plain, texts } = termsOf(fund, series);
  return addEntry(ctx, {
    type: 'fund',
    sample: true,
    locale: 'en',
    data: {
      ...{ title, slug, shortSlug, category, riskProfile, inceptionDate, order, shariah: fund.shariah ?? false },
      ...{ subFund: subFund?.en ?? null, rating: fund.rating ?? null, trustee: sampleTrustee.en },
      ...(fund.rating && { ratingAgency: sampleRating.agency.en, ratingDate: sampleRating.day }),
      ...{ benchmark: benchmark.en, benchmarkValues, about: about.en, sector: sector.en },
      ...{ frontEndLoad: fund.load, managementFee: fund.fee, expenseRatio: fund.expenses },
      ...plain,
      ...texts('en'),
    },
    translation: {
      locale: 'ur',
      data: {
        ...{ title: titleUr, slug, shortSlug, subFund: subFund?.ur ?? null },
        ...(fund.rating && { ratingAgency: sampleRating.agency.ur }),
        ...{ trustee: sampleTrustee.ur, benchmark: benchmark.ur, about: about.ur, sector: sector.ur },
        ...texts('ur'),
      },
    },
  });
}

/** @returns the funds' ids by slug */
export async function seedFunds(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const categoryIds = await seedCategories(ctx);
  const benchmarkIds = await seedBenchmarks(ctx);
  for (const [index, fund] of funds.entries()) {
    const series = sampleSeries(fund);
    const fundId = await addFund(ctx, fund, {
      series,
      category: categoryIds.get(fund.category) ?? '',
      benchmarkValues: benchmarkIds.get(fund.benchmark) ?? '',
      order: index + 1,
    });
    ids.set(fund.slug, fundId);
    const { prices, payouts } = series;
    const priceRows = prices.map((price) => ({ fundId, ...price, source, importId: null }));
    await upsertPrices(ctx.db, priceRows, ctx.ports.clock.now());
    await insertSamplePayouts(
      ctx.db,
      payouts.map((payout) => ({ fundId, ...payout })),
      ctx.ports.clock.now(),
    );
  }
  await recomputeReturns(ctx, [...ids.values()]);
  return ids;
}
