import {
  type ContentTypeName,
  type ContentTypes,
  contentTypes,
  type Locale,
  limits,
  tagsOfItems,
} from '@fundfront/content-model';
import { calls, type SiteItem } from '@fundfront/content-model/wire';
import { cache } from 'react';
import { fillBlocks } from './blocks/fillBlocks.ts';
import { read } from './read.ts';
import { type NullableValues, valuesOf } from './values.ts';

export interface Item<Name extends ContentTypeName> extends Omit<SiteItem, 'data'> {
  data: NullableValues<ContentTypes[Name]['fields']>;
}

export function dataOf<Name extends ContentTypeName>(type: Name, data: Record<string, unknown>): Item<Name>['data'] {
  return valuesOf(contentTypes[type], data);
}

function typed<Name extends ContentTypeName>(type: Name, item: SiteItem): Item<Name> {
  return { ...item, data: dataOf(type, item.data) };
}

interface Part {
  facet?: string | undefined;
  page?: string | undefined;
  limit?: string | undefined;
  entry?: string | undefined;
  cursor?: string | undefined;
}

const given = (part: Part) => Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));

async function readPart(type: ContentTypeName, locale: Locale, part: Part, tags: string[]) {
  const query = { type, locale, ...given(part) };
  return fillBlocks(locale, await read(calls.getItems, { query }, tags), tags);
}

const readItems = cache(async (type: ContentTypeName, locale: Locale, facet: string | undefined) => {
  const items: SiteItem[] = [];
  let cursor: string | undefined;
  do {
    const answer = await readPart(type, locale, { facet, cursor }, tagsOfItems(type, locale));
    items.push(...answer.items);
    cursor = answer.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
});

/** All of a list that is shown as a whole. Items without a translation come in English. */
export async function getItems<Name extends ContentTypeName>(
  type: Name,
  locale: Locale,
  facet?: string,
): Promise<Item<Name>[]> {
  return (await readItems(type, locale, facet)).map((item) => typed(type, item));
}

export interface ItemPage<Name extends ContentTypeName> {
  items: Item<Name>[];
  number: number;
  more: boolean;
}

export async function getItemPage<Name extends ContentTypeName>(
  type: Name,
  locale: Locale,
  { facet, number }: { facet?: string | undefined; number: number },
): Promise<ItemPage<Name>> {
  const tags = tagsOfItems(type, locale, number === 1 ? 'items' : 'laterItems');
  const page = number === 1 ? undefined : String(number);
  const { items, nextCursor } = await readPart(type, locale, { facet, page }, tags);
  return { items: items.map((item) => typed(type, item)), number, more: nextCursor !== null };
}

export async function getLatestItems<Name extends ContentTypeName>(
  type: Name,
  locale: Locale,
  facet: string,
): Promise<Item<Name>[]> {
  const tags = tagsOfItems(type, locale, 'latestItems');
  const { items } = await readPart(type, locale, { facet, limit: String(limits.latestItems) }, tags);
  return items.map((item) => typed(type, item));
}

export async function getFeedItems<Name extends ContentTypeName>(type: Name, locale: Locale): Promise<Item<Name>[]> {
  const { items } = await readPart(type, locale, { limit: String(limits.feedItems) }, tagsOfItems(type, locale));
  return items.map((item) => typed(type, item));
}

export async function getItem<Name extends ContentTypeName>(
  type: Name,
  locale: Locale,
  entry: string,
): Promise<Item<Name> | null> {
  const { items } = await readPart(type, locale, { entry }, tagsOfItems(type, locale));
  return items[0] ? typed(type, items[0]) : null;
}

export async function getItemGroups<Name extends ContentTypeName>(type: Name, locale: Locale) {
  const tags = tagsOfItems(type, locale);
  const groups = await read(calls.getItemGroups, { query: { type, locale } }, tags);
  return (await fillBlocks(locale, groups, tags)).map(({ first, ...group }) => ({
    ...group,
    first: typed(type, first),
  }));
}
