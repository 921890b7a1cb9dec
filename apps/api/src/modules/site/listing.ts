import {
  type ContentType,
  type ContentTypeName,
  contentType,
  type Locale,
  limits,
  publicPath,
} from '@fundfront/content-model';
import type { calls, ParsedQuery, SiteItem } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { readCursor, writeCursor } from '../content/cursor.ts';
import { liveData } from '../live/liveData.ts';
import type { LiveRow } from '../live/queries.ts';
import { listedFacets, listedRows } from './queries/listed.ts';

export type ListedItem = Omit<SiteItem, 'references'>;

function refuse(message: string): never {
  throw new AppError('VALIDATION', message);
}

function listingOf(name: ContentTypeName) {
  const type = contentType(name);
  if (!type.listing) refuse(`The site has no list of ${type.labels.many.toLowerCase()}`);
  return { type, listing: type.listing };
}

function facetField(name: ContentTypeName) {
  const { type, listing } = listingOf(name);
  const field = listing.facet === undefined ? undefined : type.fields[listing.facet];
  if (listing.facet === undefined || !field?.choices) refuse(`${type.labels.many} have no parts`);
  return { choices: field.choices };
}

function assertFacet(name: ContentTypeName, value: string): void {
  const { choices } = facetField(name);
  if (!choices.some((choice) => choice.value === value)) refuse(`There is no part “${value}” of this list`);
}

/** By the type's own key, then by title as the language sorts, then by id: the same list for everybody. */
function itemComparator(locale: Locale, { sort, order }: NonNullable<ContentType['listing']>) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = order === 'ascending' ? 1 : -1;
  const byKey = (one: ListedItem, other: ListedItem) => {
    const [first, second] = [one.data[sort], other.data[sort]];
    if (typeof first === 'number' && typeof second === 'number') return first - second;
    return compare(String(first ?? ''), String(second ?? ''));
  };
  return (one: ListedItem, other: ListedItem) =>
    sign * byKey(one, other) || compare(one.title, other.title) || compare(one.id, other.id);
}

export function itemOf(row: LiveRow): ListedItem {
  return {
    id: row.id,
    slug: row.slug,
    locale: row.locale,
    title: row.title,
    path: row.path === null ? null : publicPath(row.locale, row.path),
    data: liveData(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

const orderOf = ({ type, locale, facet, fund }: ListInput) => ['items', type, locale, facet, fund].join(' ');

type ListInput = ParsedQuery<typeof calls.getItems>;

/**
 * One page. VALIDATION for a type without lists, or a facet or fund that it lacks; BAD_REQUEST for the cursor of another
 * list.
 */
export async function listedItems(
  ctx: Ctx,
  input: ListInput,
): Promise<{ items: ListedItem[]; nextCursor: string | null }> {
  const { type: name, locale, facet, fund, entry, page = 1, limit = limits.publicItems } = input;
  const { type, listing } = listingOf(name);
  if (fund !== undefined && !Object.hasOwn(type.fields, 'fund')) refuse(`${type.labels.many} belong to no fund`);
  const facets = facet?.split(',');
  for (const each of facets ?? []) assertFacet(name, each);
  const cursor = input.cursor === undefined ? undefined : readCursor(input.cursor, orderOf(input));
  const rows = await listedRows(ctx.db, {
    type: type.name,
    locale,
    facets,
    fund,
    entry,
    after: cursor && { position: cursor.key, id: cursor.id },
    skip: (page - 1) * limit,
    limit: limit + 1,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(itemOf).sort(itemComparator(locale, listing)),
    nextCursor: last ? writeCursor({ order: orderOf(input), key: last.position, id: last.id }) : null,
  };
}

/** In the order of the facet's choices; empty ones are left out. VALIDATION for a type without facets. */
export async function facetsOf(ctx: Ctx, { type, locale }: { type: ContentTypeName; locale: Locale }) {
  const { choices } = facetField(type);
  const found = await listedFacets(ctx.db, { type, locale });
  return choices.flatMap(({ value }) =>
    found.flatMap(({ facet, count, first }) =>
      facet === value && first ? [{ facet, count, first: itemOf(first) }] : [],
    ),
  );
}
