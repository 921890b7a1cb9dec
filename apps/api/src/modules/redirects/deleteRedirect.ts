import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { lockRules, removeRule, ruleById } from './queries.ts';
import { ruleInvalidation } from './ruleInvalidation.ts';

/** Throws NOT_FOUND for a rule that is gone already. */
export async function deleteRedirect({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'content.publish', 'everywhere');
  return inTransaction(ctx, async (tx) => {
    await lockRules(tx.db);
    const rule = await ruleById(tx.db, input.id);
    if (!rule) throw new AppError('NOT_FOUND', 'Somebody else removed this rule meanwhile.');
    await removeRule(tx.db, rule.id);
    await enqueue(tx, { topic: 'site', payload: ruleInvalidation([rule.fromPath]) });
    await writeAudit(tx, { action: 'redirect.delete', detail: { from: rule.fromPath, to: rule.toPath } });
    return { ok: true };
  });
}
