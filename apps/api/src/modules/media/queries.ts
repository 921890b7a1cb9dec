import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { media, mediaHash } from '../../db/schema/index.ts';

export async function insertMedia(
  db: Db,
  values: typeof media.$inferInsert,
): Promise<{ id: string; name: string } | undefined> {
  const [made] = await db
    .insert(media)
    .values(values)
    .onConflictDoNothing({ target: media.name })
    .returning({ id: media.id, name: media.name });
  return made;
}

/** Those in the trash last. */
export async function mediaOfObject(db: Db, object: string) {
  const [found] = await db
    .select({ id: media.id, name: media.name, trashedAt: media.trashedAt })
    .from(media)
    .where(eq(media.object, object))
    .orderBy(asc(isNotNull(media.trashedAt)), asc(media.createdAt))
    .limit(1);
  return found;
}

export async function restoreFromTrash(db: Db, id: string): Promise<boolean> {
  const restored = await db
    .update(media)
    .set({ trashedAt: null })
    .where(and(eq(media.id, id), isNotNull(media.trashedAt)))
    .returning({ id: media.id });
  return restored.length > 0;
}

/** What answers at an address; undefined for what is in the trash. */
export async function publicFile(db: Db, name: string) {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.name, name), isNull(media.trashedAt)));
  return row;
}

export function filesOfIds(db: Db, ids: readonly string[]) {
  return db
    .select()
    .from(media)
    .where(and(inArray(media.id, [...ids]), isNull(media.trashedAt)));
}

export function filesNamed(db: Db, names: readonly string[]) {
  return db
    .select()
    .from(media)
    .where(and(inArray(media.name, [...names]), isNull(media.trashedAt)));
}

export async function insertHash(db: Db, values: typeof mediaHash.$inferInsert): Promise<void> {
  await db.insert(mediaHash).values(values).onConflictDoNothing();
}

export function hashesOf(db: Db, objects: readonly string[]) {
  return db
    .select()
    .from(mediaHash)
    .where(inArray(mediaHash.object, [...objects]));
}
