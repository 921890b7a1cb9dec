import { type Locale, tagsOfItems } from '@fundfront/content-model';
import { calls, type ListedReplacement, type ResponseOf } from '@fundfront/content-model/wire';
import { cache } from 'react';
import { dataOf, type Item } from './items.ts';
import { read } from './read.ts';

/** Of all public documents, wherever they are listed. */
export const getReplacements = cache(async (locale: Locale): Promise<ListedReplacement[]> => {
  return read(calls.listReplacements, { query: { locale } }, tagsOfItems('document', locale));
});

export async function getDocumentsOfFund(locale: Locale, fund: string): Promise<Item<'document'>[]> {
  const items: Item<'document'>[] = [];
  let cursor: string | null = null;
  do {
    const query = { type: 'document' as const, locale, fund, ...(cursor !== null && { cursor }) };
    const answer: ResponseOf<typeof calls.getItems> = await read(
      calls.getItems,
      { query },
      tagsOfItems('document', locale),
    );
    items.push(...answer.items.map((item) => ({ ...item, data: dataOf('document', item.data) })));
    cursor = answer.nextCursor;
  } while (cursor !== null);
  return items;
}
