import { limits, publicPath, splitPublicPath } from '@fundfront/content-model';
import { karachiDay } from '@fundfront/content-model/karachi';
import type { AddressCount } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { findLivePath } from '../paths/queries.ts';
import { hitsSince } from './listRedirects.ts';
import { addHits, findRule, pruneHits } from './queries.ts';

/** What a redirect's hit counts for: its rule, or the address that a page left. */
async function redirectOf(ctx: Ctx, path: string, day: string): Promise<string | undefined> {
  const { locale, path: bare } = splitPublicPath(path);
  const left = await findLivePath(ctx.db, locale, bare);
  if (left) return left.role === 'redirect' ? publicPath(locale, bare) : undefined;
  return (await findRule(ctx.db, path, day))?.fromPath;
}

function summed(counts: readonly AddressCount[]): AddressCount[] {
  const found = new Map<string, AddressCount>();
  for (const count of counts) {
    const key = `${count.outcome} ${count.source} ${count.path}`;
    found.set(key, { ...count, hits: count.hits + (found.get(key)?.hits ?? 0) });
  }
  return [...found.values()];
}

/** The site's own call. Bounded: whatever is asked for, the addresses kept are those asked for most. */
export async function countAddresses({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { counts: readonly AddressCount[] };
}): Promise<{ ok: true }> {
  const day = karachiDay(ctx.ports.clock.now());
  const known: AddressCount[] = [];
  for (const count of input.counts) {
    const path = count.outcome === 'missed' ? count.path : await redirectOf(ctx, count.path, day);
    if (path !== undefined) known.push({ ...count, path });
  }
  return inTransaction(ctx, async (tx) => {
    await addHits(tx.db, day, summed(known));
    await pruneHits(tx.db, hitsSince(ctx), limits.missedAddresses);
    return { ok: true };
  });
}
