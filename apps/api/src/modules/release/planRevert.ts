import type { Locale } from '@fundfront/content-model';
import type { Release } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { assertCanManage } from '../content/guard.ts';
import { lockPublic } from '../content/queries/entries.ts';
import { typeByName } from '../content/typeOf.ts';
import { deliverInvalidations } from '../outbox/deliverInvalidations.ts';
import { needsSecondPerson } from '../review/queries/approvals.ts';
import { describeById } from './describe.ts';
import { returnTo } from './goBack.ts';
import { changeRelease, lockRelease, type ReleaseRow } from './queries/releases.ts';
import { formerState, setOutcome } from './queries/reverts.ts';
import { assertCanPublishAll, changesWithEntries } from './releaseStep.ts';
import { remindBefore } from './remind.ts';
import { approveReverts } from './revertApprovals.ts';

async function setRevert(tx: Ctx, found: ReleaseRow, revertAt: Date): Promise<void> {
  const { userId } = assertPerson(tx.actor);
  const { id, runAt, title } = found;
  if (revertAt <= tx.ports.clock.now()) throw new AppError('VALIDATION', 'Choose a time that is still to come.');
  if (runAt !== null && revertAt <= runAt) {
    throw new AppError('VALIDATION', 'It goes back after it has gone live: choose a later time.');
  }
  const planned = await changesWithEntries(tx, id);
  assertCanPublishAll(tx.actor, planned);
  const plan = {
    revertAt,
    revertState: 'planned',
    revertBy: userId,
    revertFailure: null,
    acknowledgedAt: null,
  } as const;
  await changeRelease(tx.db, id, plan);
  await approveReverts(tx, { ...found, ...plan }, planned, { alone: false });
  await remindBefore(tx, id, revertAt);
  await tx.ports.jobs.schedule(tx.db, { name: 'release', id, at: revertAt });
  await writeAudit(tx, {
    action: 'release.plan-revert',
    detail: { release: id, title, revertAt: revertAt.toISOString() },
  });
}

/**
 * Sets, moves or (null) takes away the time at which all of a release goes back to what was live before it. Throws
 * VALIDATION for a time that is past or before the release, VERSION_CONFLICT for what has gone back or was cancelled.
 */
export async function planRevert({
  ctx,
  input: { id, revertAt },
}: {
  ctx: Ctx;
  input: { id: string; revertAt: string | null };
}): Promise<Release> {
  assertCan(ctx.actor, 'content.publish', 'anywhere');
  return inTransaction(ctx, async (tx) => {
    const found = await lockRelease(tx.db, id);
    if (!found) throw new AppError('NOT_FOUND', 'There is no such release.');
    if (found.state === 'cancelled' || found.revertState === 'done') {
      throw new AppError('VERSION_CONFLICT', 'This release is over. Look at the calendar again.');
    }
    if (revertAt !== null) await setRevert(tx, found, new Date(revertAt));
    else {
      await changeRelease(tx.db, id, { revertAt: null, revertState: null, revertBy: null, revertFailure: null });
      await writeAudit(tx, { action: 'release.keep', detail: { release: id, title: found.title } });
    }
    return describeById(tx, id);
  });
}

interface SettleInput {
  id: string;
  entryId: string;
  locale: Locale;
  action: 'revert' | 'keep';
}

/**
 * A person decides about a change that somebody changed again before the release went back. Throws SECOND_PERSON where
 * going back needs an approval of its own, NOT_FOUND for what does not wait.
 */
export async function settleRevert({ ctx, input }: { ctx: Ctx; input: SettleInput }): Promise<Release> {
  assertCan(ctx.actor, 'content.publish', 'anywhere');
  const { id, entryId, locale, action } = input;
  const settled = await inTransaction(ctx, async (tx) => {
    await lockPublic(tx.db);
    const found = await lockRelease(tx.db, id);
    const { changes, entries } = await changesWithEntries(tx, id);
    const change = changes.find((each) => each.entryId === entryId && each.locale === locale);
    const type = entries.get(entryId)?.type;
    if (!found?.finishedAt || change?.revertOutcome !== 'held' || type === undefined) {
      throw new AppError('NOT_FOUND', 'This does not wait for anybody any more.');
    }
    assertCanManage(tx.actor, 'content.publish', typeByName(type), [locale]);
    if (action === 'revert') {
      const { version: former } = await formerState(tx.db, change, found.finishedAt);
      if (former !== null && (await needsSecondPerson(tx.db, type))) {
        throw new AppError(
          'SECOND_PERSON',
          `Restore version ${former} in its history and have that approved: what is live now was never part of the release.`,
        );
      }
      await returnTo(tx, type, { entryId, locale, released: null, former });
    }
    await setOutcome(tx.db, { releaseId: id, entryId, locale }, action === 'revert' ? 'reverted' : 'kept');
    await writeAudit(tx, {
      action: action === 'revert' ? 'release.revert-change' : 'release.keep-change',
      type,
      entryId,
      locale,
      detail: { release: id, title: found.title },
    });
    return describeById(tx, id);
  });
  await deliverInvalidations(ctx);
  return settled;
}
