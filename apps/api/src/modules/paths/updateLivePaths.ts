import { isDeepStrictEqual } from 'node:util';
import { type ContentType, type EntryData, type Locale, locales, publicPath } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Entry } from '../content/queries/entries.ts';
import { liveDataOf } from '../content/queries/rows.ts';
import { ancestorRows, subtreeRows } from '../content/queries/tree.ts';
import {
  deleteLivePaths,
  insertLivePaths,
  type LivePath,
  liveAddressData,
  livePathsOf,
  pathHolders,
  releasePaths,
  titleOf,
} from './queries.ts';
import { type TreePaths, treePaths } from './treePaths.ts';
import { additionalPaths, wantedPaths } from './wantedPaths.ts';

type Roles = Map<string, LivePath['role']>;

export interface PathChange {
  entryId: string;
  locale: Locale;
  before: readonly LivePath[];
  after: readonly LivePath[];
}

export const canonicalOf = (paths: PathChange['after']) => paths.find(({ role }) => role === 'canonical')?.path;

/** Ids of the entries whose address came, went or is another in a language. */
export function movedEntries(changes: readonly PathChange[]): ReadonlySet<string> {
  const moved = changes.filter(({ before, after }) => canonicalOf(before) !== canonicalOf(after));
  return new Set(moved.map(({ entryId }) => entryId));
}

export interface LivePathsInput {
  entry: Entry;
  type: ContentType;
  /** What the public saw before: an address that its editor removed must not linger as a redirect. */
  former?: Partial<Record<Locale, EntryData>>;
  /** What goes live in the place of another version. */
  again?: { locale: Locale; slug: string; data: EntryData };
}

/** Old paths redirect to the new one, so that links from outside hold. */
function withRedirects(wanted: Roles, before: readonly LivePath[], dropped: ReadonlySet<string>): Roles {
  const all = new Map(wanted);
  for (const { path, role } of before) {
    if (role !== 'alias' && !all.has(path) && !dropped.has(path)) all.set(path, 'redirect');
  }
  return all;
}

interface Plan {
  change: PathChange;
  wanted: Roles;
  all: Roles;
}

function refuseTaken(path: string, role: LivePath['role'] | undefined, locale: Locale, title: string): never {
  const message = `${publicPath(locale, path)} is the address of “${title}”. Choose another.`;
  const field = role === 'canonical' ? 'slug' : 'otherAddresses';
  throw new AppError('ADDRESS_TAKEN', message, { fields: [{ path: field, message }] });
}

/** What each wants, then the redirects that nobody else wants; all at once, since thousands may move together. */
async function claim(ctx: Ctx, locale: Locale, plans: readonly Plan[]): Promise<PathChange[]> {
  if (plans.length === 0) return [];
  const rows = new Map<string, LivePath>();
  for (const { change, wanted } of plans) {
    for (const [path, role] of wanted) {
      const other = rows.get(path);
      if (other) refuseTaken(path, role, locale, await titleOf(ctx.db, other.entryId, locale));
      rows.set(path, { locale, path, entryId: change.entryId, role });
    }
  }
  const wantedPaths = [...rows.keys()];
  const everything = [...new Set(plans.flatMap(({ all }) => [...all.keys()]))];
  const held = await pathHolders(ctx.db, locale, everything);
  for (const { path, role, title } of held) {
    const own = rows.get(path);
    if (own && role !== 'redirect') refuseTaken(path, own.role, locale, title);
  }
  const taken = new Set(held.map(({ path }) => path));
  for (const { change, all } of plans) {
    for (const [path, role] of all) {
      if (!rows.has(path) && !taken.has(path)) rows.set(path, { locale, path, entryId: change.entryId, role });
    }
  }
  await releasePaths(ctx.db, locale, wantedPaths);
  await insertLivePaths(ctx.db, [...rows.values()]);
  const after = Map.groupBy(rows.values(), ({ entryId }) => entryId);
  return plans.map(({ change }) => ({ ...change, after: after.get(change.entryId) ?? [] }));
}

/** Neither its part of the addresses of all below it nor its other addresses are new. */
function isWhereItWas({ former = {}, again }: LivePathsInput, paths: readonly LivePath[]): boolean {
  if (!again) return false;
  const { locale, slug, data } = again;
  const canonical = paths.find((each) => each.locale === locale && each.role === 'canonical');
  const isSameOthers = isDeepStrictEqual(former[locale]?.otherAddresses ?? null, data.otherAddresses ?? null);
  return canonical?.path.split('/').at(-1) === slug && isSameOthers;
}

/**
 * Updates the entry and all below it in a tree. Needs the lock of {@link lockPublic}. Throws ADDRESS_TAKEN naming the
 * other entry.
 * @returns the entry's own languages first, then what changed below it
 */
export async function updateLivePaths(ctx: Ctx, input: LivePathsInput): Promise<PathChange[]> {
  const { entry, type, former = {} } = input;
  if (type.routing === 'none') return [];
  const ownPaths = input.again && type.routing === 'tree' ? await livePathsOf(ctx.db, [entry.id]) : [];
  if (isWhereItWas(input, ownPaths)) {
    const byLocale = Map.groupBy(ownPaths, ({ locale }) => locale);
    return [...byLocale].map(([locale, paths]) => ({ entryId: entry.id, locale, before: paths, after: paths }));
  }
  const branch = type.routing === 'tree' ? await subtreeRows(ctx.db, entry.id) : [];
  const paths: TreePaths = treePaths([
    ...(type.routing === 'tree' ? await ancestorRows(ctx.db, entry.id) : []),
    ...branch,
  ]);
  const ids = [...new Set([entry.id, ...branch.map(({ id }) => id)])];
  const known = Map.groupBy(await livePathsOf(ctx.db, ids), ({ entryId }) => entryId);
  const beforeOf = (entryId: string, locale: Locale) =>
    (known.get(entryId) ?? []).filter((each) => each.locale === locale);
  const moved = ids.filter(
    (id) =>
      id !== entry.id &&
      locales.some((locale) => {
        const was = canonicalOf(beforeOf(id, locale));
        return was !== paths.canonical(id, locale);
      }),
  );
  const live = await liveDataOf(ctx.db, entry.id);
  const below = new Map((await liveAddressData(ctx.db, moved)).map(({ id, locale, own }) => [`${id} ${locale}`, own]));

  const plans: Plan[] = [];
  const unchanged: PathChange[] = [];
  for (const entryId of [entry.id, ...moved]) {
    for (const locale of locales) {
      const before = beforeOf(entryId, locale);
      const canonical = paths.canonical(entryId, locale);
      const change: PathChange = { entryId, locale, before, after: before };
      const isOwn = entryId === entry.id;
      if (!isOwn && canonicalOf(before) === canonical) continue;
      const own = isOwn ? live[locale] : below.get(`${entryId} ${locale}`);
      if (!own && before.length === 0) continue;
      const base = (isOwn ? live[entry.baseLocale] : undefined) ?? own ?? {};
      const wanted: Roles = own ? wantedPaths(type, { locale, base, own, canonical }) : new Map();
      const dropped = new Set(isOwn ? additionalPaths(locale, former[locale] ?? {}).keys() : []);
      const all = own ? withRedirects(wanted, before, dropped) : wanted;
      const same = all.size === before.length && before.every(({ path, role }) => all.get(path) === role);
      if (same) unchanged.push(change);
      else plans.push({ change, wanted, all });
    }
  }
  const ofLocale = (locale: Locale) => plans.filter(({ change }) => change.locale === locale);
  // All old paths are released before any new one is taken: two entries may swap.
  for (const locale of locales) {
    await deleteLivePaths(
      ctx.db,
      ofLocale(locale).map(({ change }) => change.entryId),
      locale,
    );
  }
  const changed: PathChange[] = [];
  for (const locale of locales) changed.push(...(await claim(ctx, locale, ofLocale(locale))));
  return [...unchanged, ...changed];
}
