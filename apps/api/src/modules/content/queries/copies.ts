import type { Locale } from '@fundfront/content-model';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { entry, entryContent } from '../../../db/schema/index.ts';

export function copiesOfType(db: Db, type: string, locale: Locale) {
  return db
    .select({ entry, row: entryContent })
    .from(entry)
    .innerJoin(entryContent, and(eq(entryContent.entryId, entry.id), eq(entryContent.locale, locale)))
    .where(and(eq(entry.type, type), isNull(entry.trashedAt)))
    .orderBy(asc(entry.sort), asc(entry.id));
}
