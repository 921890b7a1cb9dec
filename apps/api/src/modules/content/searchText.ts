import { type ContentType, type EntryData, fieldsOf } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';

const longest = 4_000;

/** What the admin's lists search an entry by: the fields that its type names, folded. */
export function searchTextOf(type: ContentType, shared: EntryData, data: EntryData): string {
  const fields = fieldsOf(type, shared);
  const texts = type.list.search.map((key) => fields[key]?.plainText(data[key]) ?? '');
  return fold(texts.join(' ')).slice(0, longest);
}
