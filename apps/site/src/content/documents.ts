import { type Locale, tagsOfItems } from '@fundfront/content-model';
import { calls, type ListedReplacement } from '@fundfront/content-model/wire';
import { cache } from 'react';
import { dataOf, type Item } from './items.ts';
import { read } from './read.ts';

/** Of all public documents, wherever they are listed. */
export const getReplacements = cache(async (locale: Locale): Promise<ListedReplacement[]> => {
  return read(calls.listReplacements, { query: { locale } }, tagsOfItems('document', locale));
});

export async function getDocumentsOfFund(locale: Locale, fund: string): Promise<Item<'document'>[]> {
  const query = { type: 'document' as const, locale, fund };
  const items = await read(calls.getItems, { query }, tagsOfItems('document', locale));
  return items.map((item) => ({ ...item, data: dataOf('document', item.data) }));
}
