import { and, asc, desc, eq, getTableColumns, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { alertRun, user } from '../../../db/schema/index.ts';
import type { Cursor } from '../../content/cursor.ts';

export type RunRow = typeof alertRun.$inferSelect;
export type ListedRun = Omit<RunRow, 'mails'> & { pausedByName: string | null };
export type RunKey = Pick<RunRow, 'kind' | 'key'>;

const isRun = ({ kind, key }: RunKey) => and(eq(alertRun.kind, kind), eq(alertRun.key, key));

/** @returns whether it is new */
export async function insertRun(db: Db, values: typeof alertRun.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(alertRun)
    .values(values)
    .onConflictDoNothing({ target: [alertRun.kind, alertRun.key] })
    .returning({ id: alertRun.id });
  return made.length > 0;
}

/** What it waited for may be there, or there again. Nothing where it began, or a person holds it. */
export async function wakeRun(db: Db, key: RunKey, notBefore: Date): Promise<void> {
  await db
    .update(alertRun)
    .set({ notBefore, state: 'running', finishedAt: null, subject: sql`${alertRun.subject} - 'nothing'` })
    .where(and(isRun(key), isNull(alertRun.startedAt), ne(alertRun.state, 'paused')));
}

export async function lockRunByKey(db: Db, key: RunKey): Promise<RunRow | undefined> {
  const [row] = await db.select().from(alertRun).where(isRun(key)).for('update');
  return row;
}

export async function lockRun(db: Db, id: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(alertRun).where(eq(alertRun.id, id)).for('update');
  return row;
}

/** Undefined where somebody else works on it. */
export async function lockFreeRun(db: Db, id: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(alertRun).where(eq(alertRun.id, id)).for('update', { skipLocked: true });
  return row;
}

export async function changeRun(
  db: Db,
  id: string,
  change: Partial<Omit<typeof alertRun.$inferInsert, 'id' | 'kind' | 'key'>>,
): Promise<void> {
  await db.update(alertRun).set(change).where(eq(alertRun.id, id));
}

export function openRuns(db: Db, now: Date): Promise<RunRow[]> {
  return db
    .select()
    .from(alertRun)
    .where(and(eq(alertRun.state, 'running'), lte(alertRun.notBefore, now)))
    .orderBy(asc(alertRun.createdAt), asc(alertRun.id));
}

const { mails, ...listedColumns } = getTableColumns(alertRun);
const pausedByName = sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`;

export function runPage(db: Db, after: Cursor | undefined, limit: number): Promise<ListedRun[]> {
  const isAfter =
    after && sql`(${alertRun.createdAt}, ${alertRun.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({ ...listedColumns, pausedByName })
    .from(alertRun)
    .leftJoin(user, eq(user.id, alertRun.pausedBy))
    .where(isAfter)
    .orderBy(desc(alertRun.createdAt), desc(alertRun.id))
    .limit(limit);
}

export async function runById(db: Db, id: string): Promise<(ListedRun & Pick<RunRow, 'mails'>) | undefined> {
  const [row] = await db
    .select({ ...listedColumns, mails, pausedByName })
    .from(alertRun)
    .leftJoin(user, eq(user.id, alertRun.pausedBy))
    .where(eq(alertRun.id, id));
  return row;
}
