import { can } from '@fundfront/content-model';
import type { ImportReport } from '@fundfront/content-model/wire';
import type { Ctx, UserActor } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { someoneElseCan } from '../content/queries/people.ts';
import { deliverInvalidations } from '../outbox/deliverInvalidations.ts';
import { actorOf } from '../session/issueTokens.ts';
import { applyImport, type Samples } from './applyImport.ts';
import { anyoneElse, decideImport, insertImport, setReport } from './queries/navImports.ts';
import type { ImportFile } from './readTable.ts';

interface Sent {
  files: readonly ImportFile[];
  samples: Samples;
}

interface ImportInput extends Sent {
  mode: 'check' | 'apply';
}

const nothing = { created: 0, updated: 0, unchanged: 0 };
const emptyReport: ImportReport = {
  applied: false,
  waits: true,
  funds: nothing,
  categories: nothing,
  prices: nothing,
  returns: nothing,
  rows: { read: 0, skipped: 0 },
  sampleFunds: 0,
  findings: [],
};

/** Carries the report out of a transaction that is rolled back. */
class DryRun extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('Checked, not kept');
    this.report = report;
  }
}

async function applyAs(tx: Ctx, { maker, approver, files, samples }: Sent & Record<'maker' | 'approver', UserActor>) {
  const now = tx.ports.clock.now();
  const id = await insertImport(tx.db, { madeBy: maker.userId, madeAt: now, samples, report: emptyReport, files });
  await decideImport(tx.db, id, { state: 'approved', decidedBy: approver.userId, decidedAt: now });
  const report = await applyImport(tx, { id, maker, approver, files, samples });
  await setReport(tx.db, id, report);
  return report;
}

/** Rolled back afterwards, so that the report is the very one that applying would give. */
async function check(ctx: Ctx, maker: UserActor, sent: Sent, waits: boolean): Promise<ImportReport> {
  try {
    return await inTransaction(ctx, async (tx) => {
      // As if that person had approved: the database lets nobody approve their own import while another one may.
      const other = await anyoneElse(tx.db, maker.userId, 'nav.approve');
      const report = await applyAs(tx, { ...sent, maker, approver: other ? await actorOf(tx, other, '') : maker });
      throw new DryRun({ ...report, applied: false, waits });
    });
  } catch (error) {
    if (error instanceof DryRun) return error.report;
    throw error;
  }
}

async function submit(ctx: Ctx, maker: UserActor, { files, samples }: Sent): Promise<ImportReport> {
  const report = await check(ctx, maker, { files, samples }, true);
  await inTransaction(ctx, async (tx) => {
    const madeAt = tx.ports.clock.now();
    const id = await insertImport(tx.db, { madeBy: maker.userId, madeAt, samples, report, files });
    await writeAudit(tx, { action: 'import.submit', detail: { import: id, files: files.map(({ name }) => name) } });
  });
  return report;
}

/**
 * With `check` nothing is stored; with `apply` the files wait for another person's approval, or are applied at once
 * where nobody else may approve. Throws FORBIDDEN, and VALIDATION without files.
 */
export async function importFunds({ ctx, input }: { ctx: Ctx; input: ImportInput }): Promise<ImportReport> {
  assertCan(ctx.actor, 'import.run');
  const maker = assertPerson(ctx.actor);
  if (input.files.length === 0) throw new AppError('VALIDATION', 'Send at least one CSV file, as `files`.');
  const sent = { files: input.files, samples: input.samples };
  const waits = !can(maker, 'nav.approve') || (await someoneElseCan(ctx.db, maker.userId, 'nav.approve'));
  if (input.mode === 'check') return check(ctx, maker, sent, waits);
  if (waits) return submit(ctx, maker, sent);
  const report = await inTransaction(ctx, (tx) => applyAs(tx, { ...sent, maker, approver: maker }));
  await deliverInvalidations(ctx).catch((error) =>
    ctx.log.warn({ err: error }, 'the site was not notified of the import'),
  );
  return report;
}
