import { roles } from '@fundfront/content-model';
import { objectOf } from '@fundfront/content-model/objects';
import type { calls, ListedRole, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import {
  allCustomRoles,
  countPeopleByRole,
  customRoleById,
  type Holder,
  holdersOf,
  type StoredRole,
} from './queries.ts';

function listed({ changedAt, ...role }: StoredRole, holders: readonly Holder[]): ListedRole {
  const people = holders.filter(({ roleId }) => roleId === role.id).map(({ id, name }) => ({ id, name }));
  return { ...role, people, changedAt: changedAt.toISOString() };
}

/** Throws NOT_FOUND. */
export async function listedRole(ctx: Ctx, id: string): Promise<ListedRole> {
  const role = await customRoleById(ctx.db, id);
  if (!role) throw new AppError('NOT_FOUND', 'There is no such role.');
  return listed(role, await holdersOf(ctx.db, [id]));
}

export async function listRoles({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.listRoles>> {
  assertCan(ctx.actor, 'audit.read');
  const people = await countPeopleByRole(ctx.db);
  const custom = await allCustomRoles(ctx.db);
  const holders = await holdersOf(
    ctx.db,
    custom.map(({ id }) => id),
  );
  return {
    people: objectOf(roles, (role) => people.get(role) ?? 0),
    customRoles: custom.map((role) => listed(role, holders)),
  };
}
