import type { ImportJob } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { createYielder } from '../../eventLoop.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { sha256Of } from '../media/storeFile.ts';
import type { Samples } from './importCtx.ts';
import { insertFiles } from './queries/jobFiles.ts';
import { formerJob, insertJob } from './queries/jobs.ts';
import type { ImportFile } from './readTable.ts';
import { importJobFor } from './serializers.ts';

interface StartInput {
  files: readonly ImportFile[];
  samples: Samples;
  again: 'no' | 'yes';
}

/**
 * Stores the files; the check begins by itself. The same files, in any order, answer with the import that they are in
 * already, and with `again` with one that is on its way alone. Throws FORBIDDEN, and VALIDATION without files.
 */
export async function startImport({ ctx, input }: { ctx: Ctx; input: StartInput }): Promise<ImportJob> {
  assertCan(ctx.actor, 'import.run');
  const maker = assertPerson(ctx.actor);
  const { samples, again } = input;
  if (input.files.length === 0) throw new AppError('VALIDATION', 'Send at least one CSV file or workbook, as `files`.');
  const files = input.files.map((file) => ({ ...file, sha256: sha256Of(file.bytes) }));
  const all = files.map(({ sha256 }) => sha256).sort();
  const sha256 = sha256Of(all.join(' '));
  // Where samples made way they are gone also for who did not ask for it.
  const known = {
    sha256,
    samples: samples === 'keep' ? (['keep', 'replace'] as const) : [samples],
    open: again === 'yes',
  };
  return inTransaction(ctx, async (tx) => {
    const former = await formerJob(tx.db, known);
    if (former !== undefined) return importJobFor(tx, maker, former);
    const madeAt = tx.ports.clock.now();
    const id = await insertJob(tx.db, { madeBy: maker.userId, madeAt, sha256, samples });
    if (id !== null) {
      await insertFiles(tx.db, id, files, createYielder());
      const detail = { import: id, files: files.map(({ name }) => name) };
      await writeAudit(tx, { action: 'import.upload', detail });
    }
    // Null where the same files were sent twice at once: the other one was first.
    return importJobFor(tx, maker, id ?? (await formerJob(tx.db, known)) ?? '');
  });
}
