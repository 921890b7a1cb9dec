import type { Locale } from '@fundfront/content-model';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { searchDocument } from '../../db/schema/index.ts';

interface Document {
  entryId: string;
  locale: Locale;
  title: string;
  body: string;
}

export async function upsertDocument(db: Db, document: Document): Promise<void> {
  const { title, body } = document;
  await db
    .insert(searchDocument)
    .values(document)
    .onConflictDoUpdate({ target: [searchDocument.entryId, searchDocument.locale], set: { title, body } });
}

export async function deleteDocument(db: Db, entryId: string, locale?: Locale): Promise<void> {
  const ofEntry = eq(searchDocument.entryId, entryId);
  await db.delete(searchDocument).where(locale ? and(ofEntry, eq(searchDocument.locale, locale)) : ofEntry);
}
