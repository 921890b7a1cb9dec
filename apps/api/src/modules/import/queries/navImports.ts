import type { Permission } from '@fundfront/content-model';
import type { ImportReport } from '@fundfront/content-model/wire';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { navImport, user } from '../../../db/schema/index.ts';

export type NavImport = typeof navImport.$inferSelect;

export async function insertImport(
  db: Db,
  values: Pick<NavImport, 'id' | 'madeBy' | 'madeAt' | 'samples' | 'report'>,
): Promise<void> {
  await db.insert(navImport).values(values);
}

export async function lockImport(db: Db, id: string): Promise<NavImport | undefined> {
  const [found] = await db.select().from(navImport).where(eq(navImport.id, id)).for('update');
  return found;
}

export async function decideImport(
  db: Db,
  id: string,
  decision: { state: 'approved' | 'rejected'; decidedBy: string; decidedAt: Date },
): Promise<void> {
  await db.update(navImport).set(decision).where(eq(navImport.id, id));
}

export async function setReport(db: Db, id: string, report: ImportReport): Promise<void> {
  await db.update(navImport).set({ report }).where(eq(navImport.id, id));
}

/** Not locked: what is applied takes its time, and the person goes on working. */
export async function personById(db: Db, id: string) {
  const [found] = await db.select({ user }).from(user).where(eq(user.id, id));
  return found?.user;
}

export async function anyoneElse(db: Db, userId: string, permission: Permission) {
  const [found] = await db
    .select({ user })
    .from(user)
    .where(and(ne(user.id, userId), sql`person_can(${user.id}, ${permission})`))
    .orderBy(asc(user.createdAt), asc(user.id))
    .limit(1);
  return found?.user;
}
