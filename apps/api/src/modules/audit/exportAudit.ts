import { limits } from '@fundfront/content-model';
import { karachiDay } from '@fundfront/content-model/karachi';
import type { AuditFilter, calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { toCsv } from '../sheets/csv.ts';
import { findAudit } from './queries.ts';
import { writeAudit } from './writeAudit.ts';

const fields = [
  'position',
  'at',
  'who',
  'action',
  'type',
  'entryId',
  'locale',
  'title',
  'detail',
  'previousHash',
  'hash',
];

export async function exportAudit({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AuditFilter;
}): Promise<ResponseOf<typeof calls.exportAudit>> {
  assertCan(ctx.actor, 'audit.read');
  const found = await findAudit(ctx.db, input, undefined, limits.exportRows + 1);
  const rows = found.slice(0, limits.exportRows).map((row) => {
    return { ...row, at: row.at.toISOString(), detail: JSON.stringify(row.detail) };
  });
  await writeAudit(ctx, { action: 'audit.export', detail: { ...input, rows: rows.length } });
  return {
    name: `activity-log-${karachiDay(ctx.ports.clock.now())}.csv`,
    csv: toCsv(fields, rows),
    rows: rows.length,
    complete: found.length <= limits.exportRows,
  };
}
