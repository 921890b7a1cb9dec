import { horizons, type Locale } from '@fundfront/content-model';
import type { ListedFund } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { textOf } from '../live/values.ts';
import { fundRows } from './fundRows.ts';
import { liveItems } from './liveItems.ts';
import { latestRatios } from './queries.ts';

export async function listFunds({ ctx, input }: { ctx: Ctx; input: { locale: Locale } }): Promise<ListedFund[]> {
  const entries = await liveItems(ctx, input.locale, 'fund');
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const rows = await fundRows({ ctx, locale: input.locale });
  const published = new Map((await latestRatios(ctx.db)).map(({ fundId, ...expenses }) => [fundId, expenses]));
  return rows.flatMap((row) => {
    const entry = byId.get(row.id);
    if (!entry) return [];
    const { slug, data } = entry;
    const ownRatio = textOf(data, 'expenseRatio');
    return [
      {
        slug,
        row,
        shariah: typeof data.shariah === 'boolean' ? data.shariah : null,
        inceptionDate: textOf(data, 'inceptionDate'),
        benchmark: textOf(data, 'benchmark'),
        trustee: textOf(data, 'trustee'),
        horizon: horizons.find((each) => each === data.horizon) ?? null,
        minimumInvestment: textOf(data, 'minimumInvestment'),
        frontEndLoad: textOf(data, 'frontEndLoad'),
        backEndLoad: textOf(data, 'backEndLoad'),
        managementFee: textOf(data, 'managementFee'),
        expenses: published.get(row.id) ?? (ownRatio === null ? null : { ratio: ownRatio, asOf: null }),
      },
    ];
  });
}
