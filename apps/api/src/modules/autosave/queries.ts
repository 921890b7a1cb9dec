import type { Locale } from '@fundfront/content-model';
import { and, count, desc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { autosave, entry } from '../../db/schema/index.ts';

type AutosaveRow = typeof autosave.$inferInsert;

interface AutosaveKey {
  userId: string;
  id: string;
  locale: Locale;
}

const ofPerson = (userId: string, id: string) => and(eq(autosave.userId, userId), eq(autosave.id, id));

/**
 * Compare and set, in one statement: two tabs at the same moment are told apart by the database.
 * @param over revisions that may be replaced
 * @returns whether it was stored
 */
export async function upsertAutosave(
  db: Db,
  row: AutosaveRow & { revision: string },
  over: readonly string[],
): Promise<boolean> {
  const { userId, id, locale, ...change } = row;
  const stored = await db
    .insert(autosave)
    .values(row)
    .onConflictDoUpdate({
      target: [autosave.userId, autosave.id, autosave.locale],
      set: change,
      // Browsers repeat a PUT whose connection broke: the same text again is no conflict.
      setWhere: inArray(autosave.revision, [row.revision, ...over]),
    })
    .returning({ id: autosave.id });
  return stored.length > 0;
}

/** How many texts a person has besides this one. */
export async function countOthers(db: Db, { userId, id }: Omit<AutosaveKey, 'locale'>): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(autosave)
    .where(and(eq(autosave.userId, userId), ne(autosave.id, id)));
  return row?.found ?? 0;
}

export function autosavesOf(db: Db, userId: string, id: string) {
  return db.select().from(autosave).where(ofPerson(userId, id));
}

/** Without those of entries that lie in the trash. */
export function autosavesOfPerson(db: Db, userId: string, limit: number) {
  return db
    .select({
      id: autosave.id,
      type: autosave.type,
      locale: autosave.locale,
      title: autosave.title,
      parentId: autosave.parentId,
      revision: autosave.revision,
      entryId: autosave.entryId,
      updatedAt: autosave.updatedAt,
    })
    .from(autosave)
    .leftJoin(entry, eq(entry.id, autosave.entryId))
    .where(and(eq(autosave.userId, userId), or(isNull(autosave.entryId), isNull(entry.trashedAt))))
    .orderBy(desc(autosave.updatedAt), autosave.id, autosave.locale)
    .limit(limit);
}

/** A text of another revision stays. */
export async function deleteAutosave(
  db: Db,
  { userId, id, locale }: AutosaveKey,
  revisions: readonly string[],
): Promise<void> {
  if (revisions.length === 0) return;
  await db
    .delete(autosave)
    .where(and(ofPerson(userId, id), eq(autosave.locale, locale), inArray(autosave.revision, [...revisions])));
}

export async function hasAutosave(db: Db, { userId, id, locale }: AutosaveKey): Promise<boolean> {
  const found = await db
    .select({ id: autosave.id })
    .from(autosave)
    .where(and(ofPerson(userId, id), eq(autosave.locale, locale)));
  return found.length > 0;
}

export async function deleteAutosavesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(autosave).where(lt(autosave.updatedAt, before));
}
