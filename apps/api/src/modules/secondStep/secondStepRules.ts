import { type Role, roles } from '@fundfront/content-model';
import type { SecondStepRule } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { secondStepRules, setCustomRule, setDecidedRule } from './queries.ts';

const isDecided = (role: string): role is Role => roles.some((each) => each === role);

export async function listSecondStepRules({ ctx }: { ctx: Ctx }): Promise<SecondStepRule[]> {
  assertCan(ctx.actor, 'audit.read');
  const found = await secondStepRules(ctx.db);
  const ruleOf = (role: Role) =>
    found.find((rule) => rule.role === role) ?? { role, required: false, people: 0, without: 0 };
  return [...roles.map(ruleOf), ...found.filter(({ role }) => !isDecided(role))];
}

/**
 * Holds from the next request of its people on: those without a second step are let into its set-up alone. NOT_FOUND for a
 * role that is gone.
 */
export async function setSecondStepRule({
  ctx,
  input: { role, required },
}: {
  ctx: Ctx;
  input: { role: string; required: boolean };
}): Promise<SecondStepRule> {
  assertCan(ctx.actor, 'users.manage');
  return inTransaction(ctx, async (tx) => {
    if (isDecided(role)) await setDecidedRule(tx.db, role, required);
    else if (!(await setCustomRule(tx.db, role, required))) throw new AppError('NOT_FOUND', 'There is no such role.');
    const rule = (await listSecondStepRules({ ctx: tx })).find((each) => each.role === role);
    if (!rule) throw new Error(`The role ${role} is not listed`);
    await writeAudit(tx, { action: 'role.secondStep', detail: { ...rule } });
    return rule;
  });
}
