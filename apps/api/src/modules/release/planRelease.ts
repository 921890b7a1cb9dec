import type { Locale } from '@fundfront/content-model';
import type { Release } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { assertCanManage } from '../content/guard.ts';
import { rowsOf } from '../content/queries/rows.ts';
import { typeByName } from '../content/typeOf.ts';
import { approveVersion } from '../review/approvals.ts';
import { entryById } from '../review/exactRows.ts';
import { approvalStanding } from '../review/queries/approvals.ts';
import { describeRelease } from './describe.ts';
import {
  changeRelease,
  deleteChange,
  insertChanges,
  insertRelease,
  lockRelease,
  type ReleaseRow,
  releaseById,
} from './queries/releases.ts';

interface Change {
  entryId: string;
  locale: Locale;
  action: 'publish' | 'unpublish';
}

/** Throws NOT_FOUND, and VERSION_CONFLICT for what has run or was cancelled. */
async function pendingRelease(tx: Ctx, id: string): Promise<ReleaseRow> {
  const found = await lockRelease(tx.db, id);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such release.');
  if (found.state === 'done' || found.state === 'cancelled') {
    throw new AppError('VERSION_CONFLICT', 'This release is over. Look at the calendar again.');
  }
  return found;
}

async function described(tx: Ctx, id: string): Promise<Release> {
  const found = await releaseById(tx.db, id);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such release.');
  return describeRelease(tx, found);
}

/** Takes the latest versions as they are now. Who plans them and may approve them does so with it. */
async function addChanges(tx: Ctx, releaseId: string, changes: readonly Change[]): Promise<void> {
  const { userId } = assertPerson(tx.actor);
  for (const { entryId, locale, action } of changes) {
    const entry = await entryById(tx, entryId, { lock: true });
    assertCanManage(tx.actor, 'content.publish', typeByName(entry.type));
    const row = (await rowsOf(tx.db, entryId)).find((each) => each.locale === locale);
    if (!row) throw new AppError('NOT_FOUND', 'Nothing is saved in this language yet.');
    if (action === 'unpublish' && row.liveVersion === null) {
      throw new AppError('VALIDATION', `“${row.title}” is not public, so it cannot be taken off.`);
    }
    const { version } = row;
    await deleteChange(tx.db, { releaseId, entryId, locale });
    await insertChanges(tx.db, [
      { releaseId, entryId, locale, action, version: action === 'publish' ? version : null },
    ]);
    if (action === 'publish' && (await approvalStanding(tx.db, { entryId, locale, version }, userId)) === null) {
      await approveVersion(tx, { entryId, locale, version });
    }
  }
}

async function setTime(tx: Ctx, id: string, runAt: Date): Promise<void> {
  const { userId } = assertPerson(tx.actor);
  if (runAt <= tx.ports.clock.now()) throw new AppError('VALIDATION', 'Choose a time that is still to come.');
  await changeRelease(tx.db, id, {
    state: 'scheduled',
    runAt,
    scheduledBy: userId,
    failure: null,
    finishedAt: null,
    acknowledgedAt: null,
  });
  await tx.ports.jobs.schedule(tx.db, { name: 'release', id, at: runAt });
  await writeAudit(tx, { action: 'release.schedule', detail: { release: id, runAt: runAt.toISOString() } });
}

/** Throws VALIDATION for a time that is past or nothing to change, NOT_FOUND, FORBIDDEN. */
export async function createRelease({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { title: string | null; changes: readonly Change[]; runAt: string | null };
}): Promise<Release> {
  assertCan(ctx.actor, 'content.publish');
  const { userId } = assertPerson(ctx.actor);
  const { title, changes, runAt } = input;
  if (title === null && (changes.length === 0 || runAt === null)) {
    throw new AppError('VALIDATION', 'Choose what should change, and when.');
  }
  return inTransaction(ctx, async (tx) => {
    const { id } = await insertRelease(tx.db, { title, createdBy: userId, createdAt: tx.ports.clock.now() });
    await addChanges(tx, id, changes);
    await writeAudit(tx, { action: 'release.create', detail: { release: id, title } });
    if (runAt !== null) await setTime(tx, id, new Date(runAt));
    return described(tx, id);
  });
}

/** Throws VERSION_CONFLICT for a release that is over. */
export async function addToRelease({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; changes: readonly Change[] };
}): Promise<Release> {
  assertCan(ctx.actor, 'content.publish');
  return inTransaction(ctx, async (tx) => {
    await pendingRelease(tx, input.id);
    await addChanges(tx, input.id, input.changes);
    return described(tx, input.id);
  });
}

export async function takeFromRelease({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; entryId: string; locale: Locale };
}): Promise<Release> {
  assertCan(ctx.actor, 'content.publish');
  const { id, entryId, locale } = input;
  return inTransaction(ctx, async (tx) => {
    await pendingRelease(tx, id);
    await deleteChange(tx.db, { releaseId: id, entryId, locale });
    return described(tx, id);
  });
}

/** Also moves it, and tries a failed one again. Throws VALIDATION for a time that is past or an empty release. */
export async function scheduleRelease({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; runAt: string };
}): Promise<Release> {
  assertCan(ctx.actor, 'content.publish');
  return inTransaction(ctx, async (tx) => {
    await pendingRelease(tx, input.id);
    const { changes } = await described(tx, input.id);
    if (changes.length === 0) throw new AppError('VALIDATION', 'Add what should go live before you set the time.');
    await setTime(tx, input.id, new Date(input.runAt));
    return described(tx, input.id);
  });
}

export async function cancelRelease({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'content.publish');
  return inTransaction(ctx, async (tx) => {
    await pendingRelease(tx, input.id);
    await changeRelease(tx.db, input.id, { state: 'cancelled', failure: null, finishedAt: tx.ports.clock.now() });
    await writeAudit(tx, { action: 'release.cancel', detail: { release: input.id } });
    return { ok: true };
  });
}

/** Throws NOT_FOUND for what has not failed. */
export async function acknowledgeRelease({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'content.publish');
  return inTransaction(ctx, async (tx) => {
    const found = await lockRelease(tx.db, input.id);
    if (found?.state !== 'failed') throw new AppError('NOT_FOUND', 'There is no such failure.');
    await changeRelease(tx.db, input.id, { acknowledgedAt: tx.ports.clock.now() });
    return { ok: true };
  });
}
