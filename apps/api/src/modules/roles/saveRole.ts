import { limits } from '@fundfront/content-model';
import type { ListedRole, RoleInput } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { listedRole } from './listRoles.ts';
import { countCustomRoles, isNameTaken, lockRoles, writeRole } from './queries.ts';

function refuse(path: string, message: string): never {
  throw new AppError('VALIDATION', message, { fields: [{ path, message }] });
}

const detailOf = ({ name, permissions, types, locales }: RoleInput) => ({ name, permissions, types, locales });

/** Throws VALIDATION for a name that is taken, or beyond the limit. */
export async function createRole({ ctx, input }: { ctx: Ctx; input: RoleInput }): Promise<ListedRole> {
  assertCan(ctx.actor, 'users.manage');
  return inTransaction(ctx, async (tx) => {
    await lockRoles(tx.db);
    if (await isNameTaken(tx.db, input.name, null)) refuse('name', 'There is a role with this name already');
    if ((await countCustomRoles(tx.db)) >= limits.customRoles) {
      refuse('', `There are ${limits.customRoles} roles already. Delete one that nobody needs`);
    }
    const id = await writeRole(tx.db, null, input, tx.ports.clock.now());
    await writeAudit(tx, { action: 'role.create', detail: { role: id, ...detailOf(input) } });
    return listedRole(tx, id);
  });
}

/**
 * The people who hold it stay signed in: each request reads the role anew. Throws NOT_FOUND, and VALIDATION for a name
 * that is taken.
 */
export async function updateRole({
  ctx,
  input: { id, ...input },
}: {
  ctx: Ctx;
  input: RoleInput & { id: string };
}): Promise<ListedRole> {
  assertCan(ctx.actor, 'users.manage');
  return inTransaction(ctx, async (tx) => {
    await lockRoles(tx.db);
    const before = await listedRole(tx, id);
    if (await isNameTaken(tx.db, input.name, id)) refuse('name', 'There is a role with this name already');
    await writeRole(tx.db, id, input, tx.ports.clock.now());
    const detail = { role: id, ...detailOf(input), before: detailOf(before), people: before.people.length };
    await writeAudit(tx, { action: 'role.update', detail });
    return listedRole(tx, id);
  });
}
