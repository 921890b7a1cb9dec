import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { user } from '../../db/schema/index.ts';

export type UserRow = typeof user.$inferSelect;
export type NewUser = typeof user.$inferInsert;

// Arbitrary, but no other advisory lock may use it.
const usersLock = 7_261_003;

/** One transaction at a time decides who is the first, or the last, administrator. */
export async function lockUsers(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${usersLock})`);
}

export async function anyUser(db: Db): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).limit(1);
  return rows.length > 0;
}

/** Undefined where the e-mail has an account. */
export async function addUser(db: Db, values: NewUser): Promise<UserRow | undefined> {
  const [row] = await db.insert(user).values(values).onConflictDoNothing({ target: user.email }).returning();
  return row;
}

export function allUsers(db: Db): Promise<UserRow[]> {
  return db.select().from(user).orderBy(asc(user.firstName), asc(user.lastName), asc(user.id));
}

export async function userById(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(user).where(eq(user.id, id)).for('update');
  return row;
}

export async function changeUser(db: Db, id: string, values: Partial<NewUser>): Promise<UserRow> {
  const [row] = await db.update(user).set(values).where(eq(user.id, id)).returning();
  if (!row) throw new Error(`There is no user ${id}`);
  return row;
}

export async function hasOtherAdmin(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(ne(user.id, id), eq(user.state, 'active'), sql`${user.roles} ? 'admin'`))
    .limit(1);
  return rows.length > 0;
}
