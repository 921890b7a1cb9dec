import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { listedRole } from './listRoles.ts';
import { lockRoles, removeRole } from './queries.ts';

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });
const shownPeople = 10;

function heldBy(people: readonly { name: string }[]): string {
  const more = people.length - shownPeople;
  const names = people.slice(0, shownPeople).map(({ name }) => name);
  return inWords.format(more > 0 ? [...names, `${more} more`] : names);
}

/** Throws NOT_FOUND, and IN_USE naming who holds it. */
export async function deleteRole({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'users.manage');
  return inTransaction(ctx, async (tx) => {
    await lockRoles(tx.db);
    const { name, people } = await listedRole(tx, id);
    if (people.length > 0) {
      const message = `“${name}” is held by ${heldBy(people)}. Take it from them first, then delete it.`;
      throw new AppError('IN_USE', message);
    }
    await removeRole(tx.db, id);
    await writeAudit(tx, { action: 'role.delete', detail: { role: id, name } });
    return { ok: true };
  });
}
