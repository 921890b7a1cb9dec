import { randomUUID } from 'node:crypto';
import type { Role } from '@fundfront/content-model';
import type { RoleInput } from '@fundfront/content-model/wire';
import type { UserActor } from '../src/context.ts';
import type { Db } from '../src/db/client.ts';
import { user } from '../src/db/schema/index.ts';
import { customRolesOf, setCustomRoles, writeRole } from '../src/modules/roles/queries.ts';
import type { TestApi } from './harness.ts';

/** Cannot sign in by password: tests act as the user directly. */
export async function makeUser(
  { handle }: { handle: { db: Db } },
  roles: Role[],
  state: 'active' | 'disabled' = 'active',
): Promise<UserActor> {
  const userId = randomUUID();
  const firstName = roles[0] ?? 'nobody';
  await handle.db.insert(user).values({
    id: userId,
    email: `${firstName}-${userId}@example.test`,
    firstName,
    lastName: 'Tester',
    passwordHash: 'none',
    roles,
    state,
  });
  return { kind: 'user', userId, sessionId: randomUUID(), name: `${firstName} Tester`, roles, customRoles: [] };
}

export const urduPages: RoleInput = {
  name: 'Urdu translator',
  permissions: ['content.edit'],
  types: ['page'],
  locales: ['ur'],
};

/** A person with one role of the administrators' own, under a name of its own. */
export async function makeHolder(api: TestApi, given: Partial<RoleInput> = {}, roles: Role[] = []): Promise<UserActor> {
  const person = await makeUser(api, roles);
  const name = given.name ?? `Role ${randomUUID()}`;
  const roleId = await writeRole(api.handle.db, null, { ...urduPages, ...given, name }, api.time.now);
  await setCustomRoles(api.handle.db, person.userId, [roleId]);
  return { ...person, customRoles: await customRolesOf(api.handle.db, person.userId) };
}
