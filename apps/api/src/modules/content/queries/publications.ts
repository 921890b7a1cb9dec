import type { Locale } from '@fundfront/content-model';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { publication } from '../../../db/schema/index.ts';

export type Publication = typeof publication.$inferSelect;

export async function closePublication(db: Db, entryId: string, locale: Locale, endedAt: Date): Promise<void> {
  await db
    .update(publication)
    .set({ endedAt })
    .where(and(eq(publication.entryId, entryId), eq(publication.locale, locale), isNull(publication.endedAt)));
}

export async function openPublication(
  db: Db,
  values: { entryId: string; locale: Locale; version: number; publishedAt: Date; publishedBy: string | null },
): Promise<void> {
  await db.insert(publication).values(values);
}

export function publicationsOf(db: Db, entryId: string, locale: Locale): Promise<Publication[]> {
  return db
    .select()
    .from(publication)
    .where(and(eq(publication.entryId, entryId), eq(publication.locale, locale)))
    .orderBy(asc(publication.publishedAt));
}

export async function wasPublic(db: Db, entryId: string): Promise<boolean> {
  const found = await db
    .select({ id: publication.id })
    .from(publication)
    .where(eq(publication.entryId, entryId))
    .limit(1);
  return found.length > 0;
}
