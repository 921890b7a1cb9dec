import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { submissionEvent } from '../../../db/schema/index.ts';

export async function insertEvent(db: Db, values: typeof submissionEvent.$inferInsert): Promise<void> {
  await db.insert(submissionEvent).values(values);
}

export function eventsOf(db: Db, submissionId: string) {
  return db
    .select()
    .from(submissionEvent)
    .where(eq(submissionEvent.submissionId, submissionId))
    .orderBy(asc(submissionEvent.at), asc(submissionEvent.id));
}
