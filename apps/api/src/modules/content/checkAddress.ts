import {
  type ContentType,
  type EntryData,
  type Locale,
  localeNames,
  mergeTranslation,
  normalizePath,
  publicPath,
} from '@fundfront/content-model';
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type LivePath, livePathsOf, pathHolders } from '../paths/queries.ts';
import { type Entry, entriesById } from './queries/entries.ts';
import { findNeighbours } from './queries/references.ts';
import { rowsOf } from './queries/rows.ts';

export interface Address {
  entry: Pick<Entry, 'id' | 'type' | 'parentId' | 'baseLocale'>;
  type: ContentType;
  locale: Locale;
  /** Of the base language. */
  shared: EntryData;
  data: EntryData;
}

function taken(field: string, message: string): AppError {
  return new AppError('ADDRESS_TAKEN', message, { fields: [{ path: field, message }] });
}

const otherAddresses = v.array(v.object({ address: v.string() }));

interface Above {
  parents: ReadonlyMap<string, Entry>;
  paths: readonly LivePath[];
}

async function aboveAll(ctx: Ctx, addresses: readonly Address[]): Promise<Above> {
  const ids = [
    ...new Set(addresses.flatMap(({ type, entry }) => (type.routing === 'tree' ? (entry.parentId ?? []) : []))),
  ];
  const parents = await entriesById(ctx.db, ids);
  const paths = (await livePathsOf(ctx.db, ids)).filter(({ role }) => role === 'canonical');
  return { parents, paths };
}

/** Where a parent is not live there is no path to compare yet. */
function pathBelow({ entry, locale }: Address, slug: string, { parents, paths }: Above): string[] {
  if (entry.parentId === null) return [`/${slug}`];
  const ofParent = paths.filter(({ entryId }) => entryId === entry.parentId);
  const baseLocale = parents.get(entry.parentId)?.baseLocale;
  const above = ofParent.find((each) => each.locale === locale) ?? ofParent.find((each) => each.locale === baseLocale);
  return above ? [`${above.path}/${slug}`] : [];
}

function ownPaths(address: Address, slug: string, above: Above): string[] {
  const { type, shared, data } = address;
  if (slug === '') return [];
  if (type.routing === 'tree') return pathBelow(address, slug, above);
  const merged = data === shared ? data : mergeTranslation(type, shared, data);
  return type.paths?.({ slug, data: merged }) ?? [];
}

function additional(locale: Locale, data: EntryData): string[] {
  const listed = v.safeParse(otherAddresses, data.otherAddresses ?? []);
  const prefix = publicPath(locale, '');
  return (listed.success ? listed.output : []).flatMap(({ address }) => {
    const bare = prefix && address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
    return normalizePath(bare) ?? [];
  });
}

const slugOf = ({ data }: Address) => (typeof data.slug === 'string' ? data.slug : '');

/**
 * Of working copies, before anybody is promised an address that another entry has: the public one, or the draft of one
 * beside it. Looked up at once for all.
 * @returns for each the error that names that entry, or null
 */
export async function takenAddresses(ctx: Ctx, addresses: readonly Address[]): Promise<(AppError | null)[]> {
  const places = addresses.map((address) => ({
    ...address.entry,
    locale: address.locale,
    slug: address.type.routing === 'none' ? '' : slugOf(address),
  }));
  const neighbours = await findNeighbours(
    ctx.db,
    places.filter(({ slug }) => slug !== ''),
  );
  const placed = places.flatMap(({ slug }, index) => (slug === '' ? [] : [index]));
  const neighbourOf = new Map([...neighbours].map(([number, title]) => [placed[number], title]));
  const above = await aboveAll(ctx, addresses);
  const wanted = addresses.map((address) => {
    if (address.type.routing === 'none') return { own: [], all: [] };
    const own = ownPaths(address, slugOf(address), above);
    return { own, all: [...own, ...additional(address.locale, address.data)] };
  });
  const holders = new Map<Locale, Awaited<ReturnType<typeof pathHolders>>>();
  for (const locale of new Set(addresses.map((address) => address.locale))) {
    const paths = wanted.flatMap(({ all }, index) => (addresses[index]?.locale === locale ? all : []));
    if (paths.length > 0) holders.set(locale, await pathHolders(ctx.db, locale, paths));
  }
  return addresses.map((address, index) => {
    const { entry, locale } = address;
    const neighbour = neighbourOf.get(index);
    if (neighbour !== undefined) {
      const message = `“${neighbour}” has the address “${slugOf(address)}” in ${localeNames[locale]} already. Choose another.`;
      return taken('slug', message);
    }
    const { own, all } = wanted[index] ?? { own: [], all: [] };
    const first = holders
      .get(locale)
      ?.find(({ entryId, role, path }) => role !== 'redirect' && entryId !== entry.id && all.includes(path));
    if (!first) return null;
    const message = `${publicPath(locale, first.path)} is the address of “${first.title}”. Choose another.`;
    return taken(own.includes(first.path) ? 'slug' : 'otherAddresses', message);
  });
}

/** Of all languages, in the place that `entry` names: before it moves there, or comes back to it. Throws ADDRESS_TAKEN. */
export async function checkAddresses(ctx: Ctx, entry: Entry, type: ContentType): Promise<void> {
  const rows = await rowsOf(ctx.db, entry.id);
  const shared = rows.find(({ locale }) => locale === entry.baseLocale)?.data ?? {};
  const addresses = rows.map(({ locale, data }) => ({ entry, type, locale, shared, data }));
  const refused = (await takenAddresses(ctx, addresses)).find((each) => each !== null);
  if (refused) throw refused;
}
