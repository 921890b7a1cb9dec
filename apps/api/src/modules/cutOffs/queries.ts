import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { entry, entryContent, entryVersion } from '../../db/schema/index.ts';

/** What the base language of each live rule says; `id` is the entry's. */
export function liveRules(db: Db) {
  return db
    .select({ id: entry.id, title: entryVersion.title, data: entryVersion.data })
    .from(entry)
    .innerJoin(entryContent, and(eq(entryContent.entryId, entry.id), eq(entryContent.locale, entry.baseLocale)))
    .innerJoin(
      entryVersion,
      and(
        eq(entryVersion.entryId, entry.id),
        eq(entryVersion.locale, entry.baseLocale),
        eq(entryVersion.number, entryContent.liveVersion),
      ),
    )
    .where(and(eq(entry.type, 'cutOff'), isNull(entry.trashedAt)))
    .orderBy(entry.createdAt, entry.id);
}
