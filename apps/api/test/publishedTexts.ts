import {
  type ContentTypeName,
  contentType,
  contentTypeNames,
  type EntryData,
  type Fields,
  fieldsOf,
  type Locale,
  locales,
} from '@fundfront/content-model';
import type { Db } from '../src/db/client.ts';
import { type LiveRow, liveOfType } from '../src/modules/live/queries.ts';

export type PublishedRow = LiveRow & { type: ContentTypeName };

export interface PublishedText {
  at: string;
  locale: Locale;
  kind: string;
  text: string;
}

export async function publishedRows(db: Db): Promise<PublishedRow[]> {
  const lists = contentTypeNames.flatMap((type) =>
    locales.map(async (locale) => (await liveOfType(db, locale, type)).map((row) => ({ ...row, type }))),
  );
  return (await Promise.all(lists)).flat();
}

const isStored = (value: unknown): value is { src: string } =>
  typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string';

function textsIn(fields: Fields, data: EntryData, at: string, locale: Locale): PublishedText[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const value = data[key];
    const location = { at: `${at} ${key}`, locale: key.endsWith('Ur') ? 'ur' : locale } as const;
    if (typeof value === 'string') return [{ ...location, kind: field.kind, text: value }];
    if (isStored(value)) return [{ ...location, kind: 'file', text: value.src }];
    const { of } = field;
    if (of === null || !Array.isArray(value)) return [];
    return value.flatMap((row: EntryData, index) => textsIn(of, row, `${at} ${key}.${index}`, locale));
  });
}

export function textsOf(row: PublishedRow): PublishedText[] {
  return textsIn(fieldsOf(contentType(row.type), row.base), row.own, `${row.type} ${row.slug}`, row.locale);
}

/** Leaves a gap where one block ends and the next begins. */
export const plainText = (html: string) => html.replace(/<\/?(?:a|strong|bdi)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' ');
