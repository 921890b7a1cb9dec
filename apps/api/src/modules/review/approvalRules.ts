import { type ContentTypeName, can, contentType, contentTypeNames } from '@fundfront/content-model';
import type { ApprovalRule } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { peopleById, someoneElseCan } from '../content/queries/people.ts';
import { typeByPath } from '../content/typeOf.ts';
import { demandSecondPerson, liftRule, openRules, type RuleRow } from './queries/rules.ts';

function fixedBecause(type: ContentTypeName, ctx: Ctx, own: boolean): ApprovalRule['fixed'] {
  if (ctx.actor.kind !== 'user' || !can(ctx.actor, 'users.manage')) return 'role';
  if (contentType(type).policy === 'four-eyes') return 'declared';
  return own ? 'own' : null;
}

/** Whether this person asked for the rule, and another administrator exists who could lift it. */
async function isOwn(ctx: Ctx, rule: RuleRow | undefined): Promise<boolean> {
  const { userId } = assertPerson(ctx.actor);
  return rule?.demandedBy === userId && (await someoneElseCan(ctx.db, userId, 'users.manage'));
}

export async function approvalRules({ ctx }: { ctx: Ctx }): Promise<ApprovalRule[]> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const rules = await openRules(ctx.db);
  const people = await peopleById(
    ctx.db,
    rules.map(({ demandedBy }) => demandedBy),
  );
  const listed: ApprovalRule[] = [];
  for (const name of contentTypeNames) {
    const rule = rules.find(({ type }) => type === name);
    const declared = contentType(name).policy;
    listed.push({
      type: name,
      declared,
      needsSecondPerson: declared === 'four-eyes' || rule !== undefined,
      demandedBy: people.get(rule?.demandedBy ?? '') ?? null,
      demandedAt: rule?.demandedAt.toISOString() ?? null,
      fixed: fixedBecause(name, ctx, await isOwn(ctx, rule)),
    });
  }
  return listed;
}

/**
 * What a declaration asks for stays. Throws SECOND_PERSON for who asked for a rule and lifts it, while another
 * administrator could; FORBIDDEN, NOT_FOUND, VALIDATION.
 */
export async function setApprovalRule({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: string; secondPerson: boolean };
}): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'users.manage');
  const { userId } = assertPerson(ctx.actor);
  const type = typeByPath(input.type);
  return inTransaction(ctx, async (tx) => {
    const now = tx.ports.clock.now();
    const rule = (await openRules(tx.db)).find((each) => each.type === type);
    if (contentType(type).policy === 'four-eyes') {
      throw new AppError('VALIDATION', `${contentType(type).labels.many} always need a second person.`);
    }
    if (input.secondPerson === (rule !== undefined)) return { ok: true };
    if (rule && (await isOwn(tx, rule))) {
      throw new AppError('SECOND_PERSON', 'You asked for this rule, so another administrator must lift it.');
    }
    if (rule) await liftRule(tx.db, rule.id, { liftedBy: userId, liftedAt: now });
    else await demandSecondPerson(tx.db, { type, demandedBy: userId, demandedAt: now });
    await writeAudit(tx, { action: rule ? 'review.rule-lifted' : 'review.rule-demanded', type });
    return { ok: true };
  });
}
