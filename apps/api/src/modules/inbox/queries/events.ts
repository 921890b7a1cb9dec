import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { submissionEvent, user } from '../../../db/schema/index.ts';

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

/** Active people whose roles have the permission, by name. */
export function peopleWith(db: Db, permission: string) {
  const name = sql<string>`${user.firstName} || ' ' || ${user.lastName}`;
  return db
    .select({ id: user.id, name })
    .from(user)
    .where(and(eq(user.state, 'active'), sql`person_can(${user.id}, ${permission})`))
    .orderBy(asc(name), asc(user.id));
}
