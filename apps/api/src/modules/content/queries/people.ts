import type { Permission } from '@fundfront/content-model';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { user } from '../../../db/schema/index.ts';

export interface Person {
  id: string;
  name: string;
}

export async function peopleById(db: Db, ids: readonly (string | null)[]): Promise<Map<string, Person>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const users = await db
    .select({ id: user.id, firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(inArray(user.id, wanted));
  return new Map(users.map(({ id, firstName, lastName }) => [id, { id, name: `${firstName} ${lastName}`.trim() }]));
}

/** Active people who have the permission, for the type where one is given, in some language; by name. */
export function peopleWith(db: Db, permission: Permission, type: string | null = null): Promise<Person[]> {
  return rowsOf(
    db,
    sql`select u.id, trim(u.first_name || ' ' || u.last_name) as name from app_user u
      where u.state = 'active' and person_can(u.id, ${permission}, ${type}, null) order by name, u.id`,
  );
}

/** Whether two persons are needed; the triggers of the database decide by the same function. */
export async function someoneElseCan(db: Db, userId: string, permission: Permission): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(
    db,
    sql`select someone_else_can(${userId}::uuid, ${permission}) as found`,
  );
  return row?.found ?? false;
}
