import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { savedView } from '../../db/schema/index.ts';

export type View = typeof savedView.$inferSelect;

export function viewsOf(db: Db, userId: string, list: string): Promise<View[]> {
  return db
    .select()
    .from(savedView)
    .where(and(eq(savedView.userId, userId), eq(savedView.list, list)))
    .orderBy(asc(savedView.createdAt), asc(savedView.id));
}

export async function upsertView(
  db: Db,
  view: { userId: string; list: string; name: string; query: string; createdAt: Date },
): Promise<View> {
  const [saved] = await db
    .insert(savedView)
    .values(view)
    .onConflictDoUpdate({
      target: [savedView.userId, savedView.list, savedView.name],
      set: { query: sql`excluded.query` },
    })
    .returning();
  if (!saved) throw new Error('The database did not answer with the saved view');
  return saved;
}

/** Whether there was one: only one's own is found. */
export async function removeView(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(savedView)
    .where(and(eq(savedView.id, id), eq(savedView.userId, userId)))
    .returning({ id: savedView.id });
  return removed.length > 0;
}
