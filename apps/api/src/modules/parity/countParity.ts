import { type ContentTypeName, contentType } from '@fundfront/content-model';
import type { ParityState } from '@fundfront/content-model/wire';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../context.ts';
import { entriesById } from '../content/queries/entries.ts';
import { rowsOfMany } from '../content/queries/rows.ts';
import { differencesOf } from './differences.ts';
import { parityFacts } from './queries.ts';

/** Whether two versions differ, which never changes: the dashboard asks again and again. */
const compared = new LRUCache<string, boolean>({ max: 10_000 });

type Facts = Awaited<ReturnType<typeof parityFacts>>[number];

const pairOf = ({ id, baseVersion, otherVersion }: Facts) => `${id} ${baseVersion} ${otherVersion}`;

async function compare(ctx: Ctx, name: ContentTypeName, pairs: readonly Facts[]): Promise<void> {
  const ids = pairs.map(({ id }) => id);
  const entries = await entriesById(ctx.db, ids);
  const rows = Map.groupBy(await rowsOfMany(ctx.db, ids), ({ entryId }) => entryId);
  for (const pair of pairs) {
    const own = rows.get(pair.id) ?? [];
    const base = own.find(({ locale }) => locale === entries.get(pair.id)?.baseLocale);
    const other = own.find((row) => row !== base);
    if (base?.version !== pair.baseVersion || other?.version !== pair.otherVersion) continue;
    compared.set(pairOf(pair), differencesOf(contentType(name), base.data, other.data).length > 0);
  }
}

/** The figures of the parity board without its rows: one query, and texts only where a version is new. */
export async function countParity(ctx: Ctx, type: ContentTypeName): Promise<Record<ParityState, number>> {
  const facts = await parityFacts(ctx.db, type);
  const unknown = facts.filter((each) => each.state === 'level' && !compared.has(pairOf(each)));
  if (unknown.length > 0) await compare(ctx, type, unknown);
  const counts = { level: 0, differs: 0, behind: 0, missing: 0 };
  for (const each of facts) {
    counts[each.state === 'level' && compared.get(pairOf(each)) ? 'differs' : each.state] += 1;
  }
  return counts;
}
