import { type ContentType, type EntryData, type Locale, locales, publicPath } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Entry } from '../content/queries/entries.ts';
import { liveDataOf } from '../content/queries/rows.ts';
import { ancestorRows, subtreeRows } from '../content/queries/tree.ts';
import { addressesOf, deleteAddresses, freeAddresses, holders, insertAddresses, type LiveAddress } from './queries.ts';
import { type TreePaths, treePaths } from './treePaths.ts';
import { otherAddresses, wantedAddresses } from './wanted.ts';

type Roles = Map<string, LiveAddress['role']>;

/** What one language of an entry was found at, and is now. */
export interface Settled {
  entryId: string;
  locale: Locale;
  before: readonly LiveAddress[];
  after: readonly LiveAddress[];
}

interface Input {
  entry: Entry;
  type: ContentType;
  /** What the public saw before, by language: an address that its editor took away shall not linger as a redirect. */
  former?: Partial<Record<Locale, EntryData>>;
}

/** Old places of the entry lead to the new one, so that links from outside hold. */
function withRedirects(wanted: Roles, before: readonly LiveAddress[], dropped: ReadonlySet<string>): Roles {
  const all = new Map(wanted);
  for (const { address, role } of before) {
    if (role !== 'answer' && !all.has(address) && !dropped.has(address)) all.set(address, 'redirect');
  }
  return all;
}

async function claim(ctx: Ctx, { entryId, locale }: Settled, wanted: Roles, all: Roles): Promise<LiveAddress[]> {
  const held = await holders(ctx.db, locale, [...all.keys()], entryId);
  for (const { address, role, title } of held) {
    if (role === 'redirect' || !wanted.has(address)) continue;
    const message = `${publicPath(locale, address)} is the address of “${title}”. Choose another.`;
    const path = wanted.get(address) === 'canonical' ? 'slug' : 'otherAddresses';
    throw new AppError('ADDRESS_TAKEN', message, { fields: [{ path, message }] });
  }
  const taken = new Set(held.map(({ address }) => address));
  const claimed = [...all].filter(([address]) => wanted.has(address) || !taken.has(address));
  const rows = claimed.map(([address, role]) => ({ locale, address, entryId, role }));
  await freeAddresses(ctx.db, locale, [...wanted.keys()]);
  await insertAddresses(ctx.db, rows);
  return rows;
}

/**
 * Brings the public addresses of an entry, and of all below it in a tree, in line with what is live. Needs the lock of
 * {@link lockPublic}. Throws ADDRESS_TAKEN naming the other entry.
 * @returns the entry's own languages first, then what changed below it
 */
export async function settleAddresses(ctx: Ctx, { entry, type, former = {} }: Input): Promise<Settled[]> {
  if (type.address === 'none') return [];
  const below = type.address === 'tree' ? await subtreeRows(ctx.db, entry.id) : [];
  const paths: TreePaths = treePaths([
    ...(type.address === 'tree' ? await ancestorRows(ctx.db, entry.id) : []),
    ...below,
  ]);
  const ids = [...new Set([entry.id, ...below.map(({ id }) => id)])];
  const known = await addressesOf(ctx.db, ids);

  const plans: { settled: Settled; wanted: Roles; all: Roles }[] = [];
  const unchanged: Settled[] = [];
  for (const entryId of ids) {
    for (const locale of locales) {
      const before = known.filter((each) => each.entryId === entryId && each.locale === locale);
      const canonical = paths.canonical(entryId, locale);
      const settled: Settled = { entryId, locale, before, after: before };
      const was = before.find(({ role }) => role === 'canonical')?.address;
      if (entryId !== entry.id && was === canonical) continue;
      const own = await liveDataOf(ctx.db, entryId, locale);
      if (!own && before.length === 0) continue;
      const base = (await liveDataOf(ctx.db, entryId, entry.baseLocale)) ?? own ?? {};
      const wanted: Roles = own ? wantedAddresses(type, { locale, base, own, canonical }) : new Map();
      const dropped = new Set(entryId === entry.id ? otherAddresses(locale, former[locale] ?? {}).keys() : []);
      const all = own ? withRedirects(wanted, before, dropped) : wanted;
      const same = all.size === before.length && before.every(({ address, role }) => all.get(address) === role);
      if (same) unchanged.push(settled);
      else plans.push({ settled, wanted, all });
    }
  }
  // All old places are given up before any new one is taken: two entries may change places.
  for (const { settled } of plans) await deleteAddresses(ctx.db, settled.entryId, settled.locale);
  const changed: Settled[] = [];
  for (const { settled, wanted, all } of plans) {
    changed.push({ ...settled, after: await claim(ctx, settled, wanted, all) });
  }
  return [...unchanged, ...changed];
}
