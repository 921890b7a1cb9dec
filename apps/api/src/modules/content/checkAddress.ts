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
import { livePathsOf, pathHolders } from '../paths/queries.ts';
import { type Entry, entriesById } from './queries/entries.ts';
import { findNeighbour } from './queries/references.ts';
import { rowsOf } from './queries/rows.ts';

interface Address {
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

/** Where a parent is not live there is no path to compare yet. */
async function pathBelow(ctx: Ctx, { entry, locale }: Address, slug: string): Promise<string[]> {
  if (entry.parentId === null) return [`/${slug}`];
  const parent = (await entriesById(ctx.db, [entry.parentId])).get(entry.parentId);
  const paths = (await livePathsOf(ctx.db, [entry.parentId])).filter(({ role }) => role === 'canonical');
  const above =
    paths.find((each) => each.locale === locale) ?? paths.find((each) => each.locale === parent?.baseLocale);
  return above ? [`${above.path}/${slug}`] : [];
}

async function ownPaths(ctx: Ctx, address: Address, slug: string): Promise<string[]> {
  const { type, shared, data } = address;
  if (type.routing === 'tree') return pathBelow(ctx, address, slug);
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

/**
 * Of a working copy, before anybody is promised an address that another entry has: the public one, or the draft of
 * one beside it. Throws ADDRESS_TAKEN naming that entry.
 */
export async function checkAddress(ctx: Ctx, address: Address): Promise<void> {
  const { entry, type, locale, data } = address;
  if (type.routing === 'none') return;
  const slug = typeof data.slug === 'string' ? data.slug : '';
  if (slug !== '') {
    const neighbour = await findNeighbour(ctx.db, { ...entry, locale, slug });
    if (neighbour !== undefined) {
      const message = `“${neighbour}” has the address “${slug}” in ${localeNames[locale]} already. Choose another.`;
      throw taken('slug', message);
    }
  }
  const own = slug === '' ? [] : await ownPaths(ctx, address, slug);
  const wanted = [...own, ...additional(locale, data)];
  if (wanted.length === 0) return;
  const held = await pathHolders(ctx.db, locale, wanted);
  const first = held.find(({ entryId, role }) => role !== 'redirect' && entryId !== entry.id);
  if (!first) return;
  const message = `${publicPath(locale, first.path)} is the address of “${first.title}”. Choose another.`;
  throw taken(own.includes(first.path) ? 'slug' : 'otherAddresses', message);
}

/** Of all languages, in the place that `entry` names: before it moves there, or comes back to it. */
export async function checkAddresses(ctx: Ctx, entry: Entry, type: ContentType): Promise<void> {
  const rows = await rowsOf(ctx.db, entry.id);
  const shared = rows.find(({ locale }) => locale === entry.baseLocale)?.data ?? {};
  for (const { locale, data } of rows) await checkAddress(ctx, { entry, type, locale, shared, data });
}
