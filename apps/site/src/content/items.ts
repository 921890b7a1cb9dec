import {
  type ContentTypeName,
  type ContentTypes,
  contentTypes,
  type Locale,
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

const readItems = cache(async (type: ContentTypeName, locale: Locale, facet: string | undefined) => {
  const query = { type, locale, ...(facet !== undefined && { facet }) };
  const tags = tagsOfItems(type, locale);
  return fillBlocks(locale, await read(calls.getItems, { query }, tags), tags);
});

/** Items without a translation come in English. */
export async function getItems<Name extends ContentTypeName>(
  type: Name,
  locale: Locale,
  facet?: string,
): Promise<Item<Name>[]> {
  return (await readItems(type, locale, facet)).map((item) => typed(type, item));
}

export async function getItemGroups<Name extends ContentTypeName>(type: Name, locale: Locale) {
  const tags = tagsOfItems(type, locale);
  const groups = await read(calls.getItemGroups, { query: { type, locale } }, tags);
  return (await fillBlocks(locale, groups, tags)).map(({ first, ...group }) => ({
    ...group,
    first: typed(type, first),
  }));
}
