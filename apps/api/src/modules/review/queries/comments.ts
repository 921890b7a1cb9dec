import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { reviewComment } from '../../../db/schema/index.ts';

export type CommentRow = typeof reviewComment.$inferSelect;

export async function insertComment(db: Db, values: typeof reviewComment.$inferInsert): Promise<void> {
  await db.insert(reviewComment).values(values);
}

export function commentsOf(db: Db, entryId: string, limit: number): Promise<CommentRow[]> {
  return db
    .select()
    .from(reviewComment)
    .where(eq(reviewComment.entryId, entryId))
    .orderBy(desc(reviewComment.createdAt), desc(reviewComment.id))
    .limit(limit);
}

export async function commentById(db: Db, id: string): Promise<CommentRow | undefined> {
  const [found] = await db.select().from(reviewComment).where(eq(reviewComment.id, id));
  return found;
}

export async function setResolved(db: Db, id: string, change: { resolvedBy: string; resolvedAt: Date }): Promise<void> {
  await db
    .update(reviewComment)
    .set(change)
    .where(and(eq(reviewComment.id, id), isNull(reviewComment.resolvedAt)));
}
