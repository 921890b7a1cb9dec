import type { Role } from '@fundfront/content-model';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { user } from '../../../db/schema/index.ts';

export interface Person {
  id: string;
  name: string;
}

/** Names of users, by id; unknown ids are left out. */
export async function peopleById(db: Db, ids: readonly (string | null)[]): Promise<Map<string, Person>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const users = await db
    .select({ id: user.id, firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(inArray(user.id, wanted));
  return new Map(users.map(({ id, firstName, lastName }) => [id, { id, name: `${firstName} ${lastName}`.trim() }]));
}

/** The roles of every user who may sign in. */
export async function rolesOfActiveUsers(db: Db): Promise<Role[][]> {
  const users = await db.select({ roles: user.roles }).from(user).where(eq(user.state, 'active'));
  return users.map(({ roles }) => roles);
}
