import type { Role } from '@fundfront/content-model';
import type { HeldRole, RoleInput } from '@fundfront/content-model/wire';
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { customRole, customRoleType, user, userCustomRole } from '../../db/schema/index.ts';
import { typeByName } from '../content/typeOf.ts';

type RoleRow = typeof customRole.$inferSelect;

export interface StoredRole extends HeldRole {
  changedAt: Date;
}

// Arbitrary, but no other advisory lock may use it.
const rolesLock = 7_261_017;

/** One transaction at a time decides which names are taken. */
export async function lockRoles(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${rolesLock})`);
}

async function withTypes(db: Db, rows: readonly RoleRow[]): Promise<StoredRole[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const types = await db.select().from(customRoleType).where(inArray(customRoleType.roleId, ids));
  const typesOf = (id: string) =>
    types
      .filter(({ roleId }) => roleId === id)
      .map(({ type }) => typeByName(type))
      .sort();
  return rows.map(({ allTypes, ...row }) => ({ ...row, types: allTypes ? null : typesOf(row.id) }));
}

/** Those that a person holds, as they are now. */
export async function customRolesOf(db: Db, userId: string): Promise<HeldRole[]> {
  const rows = await db
    .select({ role: customRole })
    .from(customRole)
    .innerJoin(userCustomRole, eq(userCustomRole.roleId, customRole.id))
    .where(eq(userCustomRole.userId, userId))
    .orderBy(asc(customRole.name));
  const roles = await withTypes(
    db,
    rows.map(({ role }) => role),
  );
  return roles.map(({ changedAt: _, ...role }) => role);
}

export async function allCustomRoles(db: Db): Promise<StoredRole[]> {
  return withTypes(db, await db.select().from(customRole).orderBy(asc(customRole.name)));
}

export async function customRoleById(db: Db, id: string): Promise<StoredRole | undefined> {
  const [found] = await withTypes(db, await db.select().from(customRole).where(eq(customRole.id, id)));
  return found;
}

export async function isNameTaken(db: Db, name: string, except: string | null): Promise<boolean> {
  const others = except === null ? undefined : ne(customRole.id, except);
  return (await db.$count(customRole, and(eq(customRole.name, name), others))) > 0;
}

export function countCustomRoles(db: Db): Promise<number> {
  return db.$count(customRole);
}

/** @param id of the role that changes; null makes one */
export async function writeRole(db: Db, id: string | null, { types, ...given }: RoleInput, now: Date): Promise<string> {
  const values = { ...given, allTypes: types === null, changedAt: now };
  const [written] =
    id === null
      ? await db.insert(customRole).values(values).returning({ id: customRole.id })
      : await db.update(customRole).set(values).where(eq(customRole.id, id)).returning({ id: customRole.id });
  if (!written) throw new Error('The role was not written');
  await db.delete(customRoleType).where(eq(customRoleType.roleId, written.id));
  const chosen = (types ?? []).map((type) => ({ roleId: written.id, type }));
  if (chosen.length > 0) await db.insert(customRoleType).values(chosen);
  return written.id;
}

export async function removeRole(db: Db, id: string): Promise<void> {
  await db.delete(customRole).where(eq(customRole.id, id));
}

export interface Holder {
  roleId: string;
  id: string;
  name: string;
}

/** By name; accounts that may not sign in keep their roles. */
export async function holdersOf(db: Db, roleIds: readonly string[]): Promise<Holder[]> {
  if (roleIds.length === 0) return [];
  const name = sql<string>`trim(${user.firstName} || ' ' || ${user.lastName})`;
  return db
    .select({ roleId: userCustomRole.roleId, id: user.id, name })
    .from(userCustomRole)
    .innerJoin(user, eq(user.id, userCustomRole.userId))
    .where(inArray(userCustomRole.roleId, [...roleIds]))
    .orderBy(asc(name), asc(user.id));
}

export async function countPeopleByRole(db: Db): Promise<Map<Role, number>> {
  const rows = await rowsOf<{ role: Role; people: number }>(
    db,
    sql`select held.role, count(*)::int as people from ${user} u
      cross join lateral jsonb_array_elements_text(u.roles) as held (role) where u.state = 'active' group by held.role`,
  );
  return new Map(rows.map(({ role, people }) => [role, people]));
}

/** By user. */
export async function customRoleNames(db: Db): Promise<Map<string, { id: string; name: string }[]>> {
  const rows = await db
    .select({ userId: userCustomRole.userId, id: customRole.id, name: customRole.name })
    .from(userCustomRole)
    .innerJoin(customRole, eq(customRole.id, userCustomRole.roleId))
    .orderBy(asc(customRole.name));
  return new Map(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, held]) => [
      userId,
      held.map(({ id, name }) => ({ id, name })),
    ]),
  );
}

/** @returns how many of these roles there are */
export async function countExisting(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const [row] = await db
    .select({ found: count() })
    .from(customRole)
    .where(inArray(customRole.id, [...ids]));
  return row?.found ?? 0;
}

/** In place of those that the person held. */
export async function setCustomRoles(db: Db, userId: string, roleIds: readonly string[]): Promise<void> {
  await db.delete(userCustomRole).where(eq(userCustomRole.userId, userId));
  if (roleIds.length > 0) await db.insert(userCustomRole).values(roleIds.map((roleId) => ({ userId, roleId })));
}
