import type { Ctx } from '../../context.ts';
import { firstHash, hashOf } from './hash.ts';
import { auditAfter } from './queries.ts';

const batch = 1_000;

export type AuditVerification = { ok: true; rows: number } | { ok: false; position: number };

/** Walks the journal from its start; names the first row that was changed, or whose predecessor is gone. */
export async function verifyAudit({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<AuditVerification> {
  let position = 0;
  let hash = firstHash;
  for (;;) {
    const rows = await auditAfter(ctx.db, position, batch);
    for (const row of rows) {
      const follows = row.position === position + 1 && row.previousHash === hash;
      if (!follows || hashOf(row) !== row.hash) return { ok: false, position: row.position };
      position = row.position;
      hash = row.hash;
    }
    if (rows.length < batch) return { ok: true, rows: position };
  }
}
