import type { Locale } from '@fundfront/content-model';
import type { ListedFund } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { textOf } from '../live/values.ts';
import { fundRows } from './fundRows.ts';
import { liveItems } from './liveItems.ts';

export async function listFunds({ ctx, input }: { ctx: Ctx; input: { locale: Locale } }): Promise<ListedFund[]> {
  const entries = await liveItems(ctx, input.locale, 'fund');
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const rows = await fundRows({ ctx, locale: input.locale });
  return rows.flatMap((row) => {
    const entry = byId.get(row.id);
    if (!entry) return [];
    const { slug, data } = entry;
    return [
      {
        slug,
        row,
        shariah: typeof data.shariah === 'boolean' ? data.shariah : null,
        inceptionDate: textOf(data, 'inceptionDate'),
        benchmark: textOf(data, 'benchmark'),
        trustee: textOf(data, 'trustee'),
        frontEndLoad: textOf(data, 'frontEndLoad'),
        managementFee: textOf(data, 'managementFee'),
        expenseRatio: textOf(data, 'expenseRatio'),
      },
    ];
  });
}
