import {
  type ContentType,
  type ContentTypeName,
  contentType,
  type Locale,
  limits,
  publicPath,
} from '@fundfront/content-model';
import type { SiteItem } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { liveData } from '../live/liveData.ts';
import { listedRows } from '../live/queries.ts';

export type ListedItem = Omit<SiteItem, 'references'>;

function refuse(message: string): never {
  throw new AppError('VALIDATION', message);
}

function listingOf(name: ContentTypeName) {
  const type = contentType(name);
  if (!type.listing) refuse(`The site has no list of ${type.labels.many.toLowerCase()}`);
  return { type, listing: type.listing };
}

/** VALIDATION for a type without facets. */
export function facetField(name: ContentTypeName) {
  const { type, listing } = listingOf(name);
  const field = listing.facet === undefined ? undefined : type.fields[listing.facet];
  if (listing.facet === undefined || !field?.choices) refuse(`${type.labels.many} have no parts`);
  return { key: listing.facet, choices: field.choices };
}

function facetValue(name: ContentTypeName, value: string) {
  const { key, choices } = facetField(name);
  if (!choices.some((choice) => choice.value === value)) refuse(`There is no part “${value}” of this list`);
  return { key, value };
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

/** VALIDATION for a type without lists, or a facet or fund that it lacks. */
export async function listedItems(
  ctx: Ctx,
  input: { type: ContentTypeName; locale: Locale; facet?: string | undefined; fund?: string | undefined },
): Promise<ListedItem[]> {
  const { type: name, locale, facet, fund } = input;
  const { type, listing } = listingOf(name);
  if (fund !== undefined && !Object.hasOwn(type.fields, 'fund')) refuse(`${type.labels.many} belong to no fund`);
  const rows = await listedRows(ctx.db, {
    type: type.name,
    locale,
    facet: facet === undefined ? undefined : facetValue(name, facet),
    fund,
    sort: {
      key: listing.sort,
      kind: type.fields[listing.sort]?.column === 'number' ? 'number' : 'text',
      descending: listing.order === 'descending',
    },
    limit: limits.publicItems,
  });
  const items = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    locale: row.locale,
    title: row.title,
    path: row.path === null ? null : publicPath(row.locale, row.path),
    data: liveData(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }));
  return items.sort(itemComparator(locale, listing));
}
