import { publishVersion } from '../content/publishVersion.ts';
import { saveEntry } from '../content/saveEntry.ts';
import { urduKind, urduSector } from './categoryFacts.ts';
import { asPublisher, type ImportCtx } from './importCtx.ts';
import type { CurrentEntry, UrduRow } from './queries/entries.ts';

async function write(ctx: ImportCtx, fund: CurrentEntry, version: number, data: UrduRow['data']): Promise<void> {
  const key = { type: 'fund', id: fund.id, locale: 'ur' } as const;
  await saveEntry({ ctx, input: { ...key, version, data } });
  await publishVersion({ ctx: asPublisher(ctx), input: { ...key, version: version + 1 } });
}

/**
 * The Urdu page of a fund, from what needs no translation: a name is one, and prices and facts are numbers. What an editor
 * wrote there stays; a name that nobody translated follows the English one.
 * @param former the fund's name before this import, null for a new fund
 * @returns whether anything was written
 */
export async function upsertUrduFund(
  ctx: ImportCtx,
  fund: CurrentEntry,
  former: string | null,
  rows: Map<string, UrduRow>,
): Promise<boolean> {
  const { title, shortSlug, subFund = null, trustee = null, benchmark = null, sector = null } = fund.data;
  const row = rows.get(fund.id);
  if (!row) {
    const named = { subFund: urduKind(subFund) ?? subFund, sector: urduSector(sector) };
    const data = { title, slug: fund.slug, shortSlug, trustee, benchmark, ...named };
    await write(ctx, fund, 0, data);
    rows.set(fund.id, { entryId: fund.id, version: 1, liveVersion: 1, data });
    return true;
  }
  if (former === null || row.data.title !== former || row.data.title === title || row.liveVersion !== row.version) {
    return false;
  }
  const data = { ...row.data, title };
  await write(ctx, fund, row.version, data);
  rows.set(fund.id, { ...row, version: row.version + 1, liveVersion: row.version + 1, data });
  return true;
}
