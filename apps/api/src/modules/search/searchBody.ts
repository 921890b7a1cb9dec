import { type ContentType, type EntryData, fieldsOf } from '@fundfront/content-model';

/** Everything that can be read on an entry's page but its title: its own texts and those of its template, lists included. */
export function searchBody(type: ContentType, data: EntryData): string {
  const fields = Object.entries(fieldsOf(type, data)).filter(([key]) => key !== 'title');
  return fields
    .map(([key, field]) => field.searchText(data[key]))
    .filter(Boolean)
    .join(' ');
}
