import type { Locale } from '@fundfront/content-model';
import type { Release } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { assertCanApprove, assertCanManage } from '../content/guard.ts';
import { entriesById } from '../content/queries/entries.ts';
import { rowsOf } from '../content/queries/rows.ts';
import { typeByName } from '../content/typeOf.ts';
import { approveVersion } from '../review/approvals.ts';
import { entryById } from '../review/exactRows.ts';
import { approvalStanding } from '../review/queries/approvals.ts';
import { describeById } from './describe.ts';
import {
  changeRelease,
  deleteChange,
  insertChanges,
  insertRelease,
  lockRelease,
  type ReleaseRow,
} from './queries/releases.ts';
import { assertCanApproveAll, changesWithEntries } from './releaseStep.ts';
import { remindBefore } from './remind.ts';
import { approveReverts } from './revertApprovals.ts';

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

/** Takes the latest versions as they are now. Who plans them and may approve them does so with it. */
async function addChanges(tx: Ctx, releaseId: string, changes: readonly Change[]): Promise<void> {
  const { userId } = assertPerson(tx.actor);
  for (const { entryId, locale, action } of changes) {
    const entry = await entryById(tx, entryId, { lock: true });
    assertCanManage(tx.actor, 'content.publish', typeByName(entry.type), [locale]);
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

async function setTime(tx: Ctx, { id, revertAt }: Pick<ReleaseRow, 'id' | 'revertAt'>, runAt: Date): Promise<void> {
  const { userId } = assertPerson(tx.actor);
  if (runAt <= tx.ports.clock.now()) throw new AppError('VALIDATION', 'Choose a time that is still to come.');
  if (revertAt !== null && runAt >= revertAt) {
    throw new AppError('VALIDATION', 'It would go back before it goes live. Set the time of its going back first.');
  }
  await changeRelease(tx.db, id, {
    state: 'scheduled',
    runAt,
    scheduledBy: userId,
    failure: null,
    finishedAt: null,
    acknowledgedAt: null,
  });
  await remindBefore(tx, id, runAt);
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
  assertCan(ctx.actor, 'content.publish', 'anywhere');
  const { userId } = assertPerson(ctx.actor);
  const { title, changes, runAt } = input;
  if (title === null && (changes.length === 0 || runAt === null)) {
    throw new AppError('VALIDATION', 'Choose what should change, and when.');
  }
  return inTransaction(ctx, async (tx) => {
    const made = await insertRelease(tx.db, { title, createdBy: userId, createdAt: tx.ports.clock.now() });
    const { id } = made;
    await addChanges(tx, id, changes);
    await writeAudit(tx, { action: 'release.create', detail: { release: id, title } });
    if (runAt !== null) await setTime(tx, made, new Date(runAt));
    return describeById(tx, id);
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
  assertCan(ctx.actor, 'content.publish', 'anywhere');
  return inTransaction(ctx, async (tx) => {
    const found = await pendingRelease(tx, input.id);
    await addChanges(tx, input.id, input.changes);
    await approveReverts(tx, found, await changesWithEntries(tx, input.id), { alone: false });
    return describeById(tx, input.id);
  });
}

export async function takeFromRelease({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; entryId: string; locale: Locale };
}): Promise<Release> {
  assertCan(ctx.actor, 'content.publish', 'anywhere');
  const { id, entryId, locale } = input;
  return inTransaction(ctx, async (tx) => {
    await pendingRelease(tx, id);
    const entry = (await entriesById(tx.db, [entryId])).get(entryId);
    if (entry) assertCanApprove(tx.actor, typeByName(entry.type), [locale]);
    await deleteChange(tx.db, { releaseId: id, entryId, locale });
    return describeById(tx, id);
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
  assertCan(ctx.actor, 'content.publish', 'anywhere');
  return inTransaction(ctx, async (tx) => {
    const found = await pendingRelease(tx, input.id);
    assertCanApproveAll(tx.actor, await changesWithEntries(tx, input.id));
    const { changes } = await describeById(tx, input.id);
    if (changes.length === 0) throw new AppError('VALIDATION', 'Add what should go live before you set the time.');
    await setTime(tx, found, new Date(input.runAt));
    return describeById(tx, input.id);
  });
}

export async function cancelRelease({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'content.publish', 'anywhere');
  return inTransaction(ctx, async (tx) => {
    await pendingRelease(tx, input.id);
    assertCanApproveAll(tx.actor, await changesWithEntries(tx, input.id));
    await changeRelease(tx.db, input.id, { state: 'cancelled', failure: null, finishedAt: tx.ports.clock.now() });
    await writeAudit(tx, { action: 'release.cancel', detail: { release: input.id } });
    return { ok: true };
  });
}

/** Throws NOT_FOUND for what has not failed. */
export async function acknowledgeRelease({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'content.publish', 'anywhere');
  return inTransaction(ctx, async (tx) => {
    const found = await lockRelease(tx.db, input.id);
    if (found?.state !== 'failed' && found?.revertState !== 'failed')
      throw new AppError('NOT_FOUND', 'There is no such failure.');
    assertCanApproveAll(tx.actor, await changesWithEntries(tx, input.id));
    await changeRelease(tx.db, input.id, { acknowledgedAt: tx.ports.clock.now() });
    return { ok: true };
  });
}
