import { limits } from '@fundfront/content-model';
import type { AuditFilter, calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { auditPeople, findAudit } from './queries.ts';

export async function listAudit({
  ctx,
  input: { before, ...filter },
}: {
  ctx: Ctx;
  input: AuditFilter & { before?: number | undefined };
}): Promise<ResponseOf<typeof calls.listAudit>> {
  assertCan(ctx.actor, 'audit.read');
  const found = await findAudit(ctx.db, filter, before, limits.pageSize + 1);
  const rows = found.slice(0, limits.pageSize).map((row) => ({ ...row, at: row.at.toISOString() }));
  const last = found.length > limits.pageSize ? rows.at(-1) : undefined;
  return { rows, next: last?.position ?? null };
}

export function listAuditPeople({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.listAuditPeople>> {
  assertCan(ctx.actor, 'audit.read');
  return auditPeople(ctx.db);
}
