import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { storedName } from '../forms/uploadNames.ts';
import { deleteSubmission, filesOf, oldSubmissions } from './queries/submissions.ts';
import { addMonths, retentionMonths } from './retention.ts';

const batch = 100;

/**
 * Removes what was closed longer ago than the settings keep it. The files first: as long as the row is there, removing
 * is tried again. The journal names the numbers of what went, and nothing of what was in it.
 */
export async function removeOldSubmissions(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const months = await retentionMonths(ctx);
  const before = addMonths(ctx.ports.clock.now(), -months);
  for (;;) {
    const rows = await oldSubmissions(ctx.db, before, batch);
    for (const { id, form, trackingNumber } of rows) {
      if (signal?.aborted) return;
      const files = await filesOf(ctx.db, id);
      for (const { name } of files) await ctx.ports.files.remove(storedName(name));
      await inTransaction(ctx, async (tx) => {
        if (!(await deleteSubmission(tx.db, id, before))) return;
        const detail = { trackingNumber, months, files: files.length };
        await writeAudit(tx, { action: 'inbox.expire', type: form, entryId: id, detail });
      });
    }
    if (rows.length < batch) return;
  }
}
