import { type ContentType, type EntryData, fieldsOf, type Locale } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import type { Ctx } from '../../context.ts';
import { nameOfPath } from '../media/addresses.ts';
import { deleteDocument, insertTerms, textsOfFiles, upsertDocument } from './queries.ts';
import { isSearchable } from './searchable.ts';
import { termsOf } from './terms.ts';

function searchBody(type: ContentType, data: EntryData): string {
  const fields = Object.entries(fieldsOf(type, data)).filter(([key]) => key !== 'title');
  return fields
    .map(([key, field]) => field.searchText(data[key]))
    .filter(Boolean)
    .join(' ');
}

/** What the files in its own fields say; a link in a text finds no page by what it leads to. */
async function fileTexts(ctx: Ctx, type: ContentType, data: EntryData): Promise<string> {
  const names = Object.entries(fieldsOf(type, data)).flatMap(([key, { holds }]) => {
    const value = data[key];
    const src =
      holds === 'document' && typeof value === 'object' && value !== null && 'src' in value ? value.src : null;
    return (typeof src === 'string' && nameOfPath(src)) || [];
  });
  return names.length === 0 ? '' : (await textsOfFiles(ctx.db, names)).join(' ');
}

export interface SearchEntry {
  entryId: string;
  locale: Locale;
  type: ContentType;
  data: EntryData;
}

export async function indexEntry(ctx: Ctx, { entryId, locale, type, data }: SearchEntry): Promise<void> {
  if (!isSearchable(type)) return;
  const title = fold(String(data.title ?? ''));
  const body = fold(`${searchBody(type, data)} ${await fileTexts(ctx, type, data)}`);
  await upsertDocument(ctx.db, { entryId, locale, title, body });
  await insertTerms(ctx.db, locale, termsOf(`${title} ${body}`));
}

export async function unindexEntry(ctx: Ctx, { entryId, locale }: { entryId: string; locale?: Locale }): Promise<void> {
  await deleteDocument(ctx.db, entryId, locale);
}
