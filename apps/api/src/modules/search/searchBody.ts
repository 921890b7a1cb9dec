import { type AnyField, type ContentType, type EntryData, fieldsOf } from '@fundfront/content-model';
import { plainText } from './plainText.ts';

type Rows = readonly Record<string, unknown>[];

function textsIn(field: AnyField, value: unknown): string[] {
  if (field.kind === 'list') {
    const rows: Rows = Array.isArray(value) ? value : [];
    const inner = Object.entries(field.of);
    return rows.flatMap((row) => inner.flatMap(([key, each]) => textsIn(each, row[key])));
  }
  if (typeof value !== 'string') return [];
  if (field.kind === 'richText') return [plainText(value)];
  return field.kind === 'text' || field.kind === 'textarea' ? [value] : [];
}

/** Everything that can be read on an entry's page but its title: its own texts and those of its template, lists included. */
export function searchBody(type: ContentType, data: EntryData): string {
  const fields = Object.entries(fieldsOf(type, data)).filter(([key]) => key !== 'title');
  return fields.flatMap(([key, field]) => textsIn(field, data[key])).join(' ');
}
