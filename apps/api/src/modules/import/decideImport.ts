import type { ImportReport } from '@fundfront/content-model/wire';
import type { Ctx, UserActor } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { someoneElseCan } from '../content/queries/people.ts';
import { deliverInvalidations } from '../outbox/deliverInvalidations.ts';
import { actorOf } from '../session/issueTokens.ts';
import { userById } from '../users/queries.ts';
import { applyImport } from './applyImport.ts';
import { decideImport, filesOf, lockImport, type NavImport, setReport } from './queries/navImports.ts';

async function waitingImport(tx: Ctx, id: string): Promise<NavImport> {
  const found = await lockImport(tx.db, id);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such import.');
  if (found.state !== 'waiting') {
    throw new AppError('VERSION_CONFLICT', 'Somebody decided about this import meanwhile. Look at the list again.');
  }
  return found;
}

async function makerOf(tx: Ctx, { madeBy }: NavImport): Promise<UserActor> {
  const maker = await userById(tx.db, madeBy);
  if (!maker) throw new Error(`An import was made by nobody: ${madeBy}`);
  return actorOf(tx, maker, '');
}

/**
 * The maker is the author, the approver the publisher; all or nothing. Throws SECOND_PERSON for the maker while another
 * person may approve, VERSION_CONFLICT where it is decided already, NOT_FOUND.
 */
export async function approveImport({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<ImportReport> {
  assertCan(ctx.actor, 'nav.approve');
  const approver = assertPerson(ctx.actor);
  const report = await inTransaction(ctx, async (tx) => {
    const waiting = await waitingImport(tx, input.id);
    if (waiting.madeBy === approver.userId && (await someoneElseCan(tx.db, approver.userId, 'nav.approve'))) {
      throw new AppError('SECOND_PERSON', 'You sent these files, so another person must approve them.');
    }
    const maker = await makerOf(tx, waiting);
    const decision = { state: 'approved', decidedBy: approver.userId, decidedAt: tx.ports.clock.now() } as const;
    await decideImport(tx.db, waiting.id, decision);
    const files = await filesOf(tx.db, waiting.id);
    const made = await applyImport(tx, { id: waiting.id, maker, approver, files, samples: waiting.samples });
    await setReport(tx.db, waiting.id, made);
    return made;
  });
  await deliverInvalidations(ctx).catch((error) =>
    ctx.log.warn({ err: error }, 'the site was not notified of the import'),
  );
  return report;
}

/** The maker may, and whoever may approve. Throws as {@link approveImport}. */
export async function rejectImport({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const person = assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const waiting = await waitingImport(tx, input.id);
    if (waiting.madeBy !== person.userId) assertCan(ctx.actor, 'nav.approve');
    await decideImport(tx.db, waiting.id, {
      state: 'rejected',
      decidedBy: person.userId,
      decidedAt: tx.ports.clock.now(),
    });
    await writeAudit(tx, { action: 'import.reject', detail: { import: waiting.id } });
    return { ok: true };
  });
}
