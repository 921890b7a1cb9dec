import { eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { approvalRule } from '../../../db/schema/index.ts';

export type RuleRow = typeof approvalRule.$inferSelect;

export function openRules(db: Db): Promise<RuleRow[]> {
  return db.select().from(approvalRule).where(isNull(approvalRule.liftedAt));
}

export async function demandSecondPerson(
  db: Db,
  values: { type: string; demandedBy: string; demandedAt: Date },
): Promise<void> {
  await db.insert(approvalRule).values(values).onConflictDoNothing();
}

export async function liftRule(db: Db, id: string, change: { liftedBy: string; liftedAt: Date }): Promise<void> {
  await db.update(approvalRule).set(change).where(eq(approvalRule.id, id));
}
