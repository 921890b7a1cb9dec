import { type ContentType, type EntryData, type Locale, locales, publicPath } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Entry } from '../content/queries/entries.ts';
import { liveDataOf } from '../content/queries/rows.ts';
import { ancestorRows, subtreeRows } from '../content/queries/tree.ts';
import { deleteLivePaths, insertLivePaths, type LivePath, livePathsOf, pathHolders, releasePaths } from './queries.ts';
import { type TreePaths, treePaths } from './treePaths.ts';
import { additionalPaths, wantedPaths } from './wantedPaths.ts';

type Roles = Map<string, LivePath['role']>;

export interface PathChange {
  entryId: string;
  locale: Locale;
  before: readonly LivePath[];
  after: readonly LivePath[];
}

interface Input {
  entry: Entry;
  type: ContentType;
  /** What the public saw before: an address that its editor removed must not linger as a redirect. */
  former?: Partial<Record<Locale, EntryData>>;
}

/** Old paths redirect to the new one, so that links from outside hold. */
function withRedirects(wanted: Roles, before: readonly LivePath[], dropped: ReadonlySet<string>): Roles {
  const all = new Map(wanted);
  for (const { path, role } of before) {
    if (role !== 'alias' && !all.has(path) && !dropped.has(path)) all.set(path, 'redirect');
  }
  return all;
}

async function claim(ctx: Ctx, { entryId, locale }: PathChange, wanted: Roles, all: Roles): Promise<LivePath[]> {
  const held = await pathHolders(ctx.db, locale, [...all.keys()], entryId);
  for (const { path, role, title } of held) {
    if (role === 'redirect' || !wanted.has(path)) continue;
    const message = `${publicPath(locale, path)} is the address of “${title}”. Choose another.`;
    const field = wanted.get(path) === 'canonical' ? 'slug' : 'otherAddresses';
    throw new AppError('ADDRESS_TAKEN', message, { fields: [{ path: field, message }] });
  }
  const taken = new Set(held.map(({ path }) => path));
  const claimed = [...all].filter(([path]) => wanted.has(path) || !taken.has(path));
  const rows = claimed.map(([path, role]) => ({ locale, path, entryId, role }));
  await releasePaths(ctx.db, locale, [...wanted.keys()]);
  await insertLivePaths(ctx.db, rows);
  return rows;
}

/**
 * Updates the entry and all below it in a tree. Needs the lock of {@link lockPublic}. Throws ADDRESS_TAKEN naming the
 * other entry.
 * @returns the entry's own languages first, then what changed below it
 */
export async function updateLivePaths(ctx: Ctx, { entry, type, former = {} }: Input): Promise<PathChange[]> {
  if (type.routing === 'none') return [];
  const below = type.routing === 'tree' ? await subtreeRows(ctx.db, entry.id) : [];
  const paths: TreePaths = treePaths([
    ...(type.routing === 'tree' ? await ancestorRows(ctx.db, entry.id) : []),
    ...below,
  ]);
  const ids = [...new Set([entry.id, ...below.map(({ id }) => id)])];
  const known = await livePathsOf(ctx.db, ids);

  const plans: { change: PathChange; wanted: Roles; all: Roles }[] = [];
  const unchanged: PathChange[] = [];
  for (const entryId of ids) {
    for (const locale of locales) {
      const before = known.filter((each) => each.entryId === entryId && each.locale === locale);
      const canonical = paths.canonical(entryId, locale);
      const change: PathChange = { entryId, locale, before, after: before };
      const was = before.find(({ role }) => role === 'canonical')?.path;
      if (entryId !== entry.id && was === canonical) continue;
      const own = await liveDataOf(ctx.db, entryId, locale);
      if (!own && before.length === 0) continue;
      const base = (await liveDataOf(ctx.db, entryId, entry.baseLocale)) ?? own ?? {};
      const wanted: Roles = own ? wantedPaths(type, { locale, base, own, canonical }) : new Map();
      const dropped = new Set(entryId === entry.id ? additionalPaths(locale, former[locale] ?? {}).keys() : []);
      const all = own ? withRedirects(wanted, before, dropped) : wanted;
      const same = all.size === before.length && before.every(({ path, role }) => all.get(path) === role);
      if (same) unchanged.push(change);
      else plans.push({ change, wanted, all });
    }
  }
  // All old paths are released before any new one is taken: two entries may swap.
  for (const { change } of plans) await deleteLivePaths(ctx.db, change.entryId, change.locale);
  const changed: PathChange[] = [];
  for (const { change, wanted, all } of plans) {
    changed.push({ ...change, after: await claim(ctx, change, wanted, all) });
  }
  return [...unchanged, ...changed];
}
