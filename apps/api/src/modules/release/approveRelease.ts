import type { Release } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { approveInReview } from '../review/approvals.ts';
import { approvalOf, approvalStanding, type ExactVersion, needsSecondPerson } from '../review/queries/approvals.ts';
import { describeById } from './describe.ts';
import { lockRelease } from './queries/releases.ts';
import { changesWithEntries } from './releaseStep.ts';
import { approveReverts } from './revertApprovals.ts';

async function approveChange(tx: Ctx, type: string, exact: ExactVersion): Promise<'approved' | 'refused' | 'nothing'> {
  const { userId } = assertPerson(tx.actor);
  if (!(await needsSecondPerson(tx.db, type)) || (await approvalOf(tx.db, exact))) return 'nothing';
  const standing = await approvalStanding(tx.db, exact, userId);
  if (standing !== null && standing !== 'alone') return 'refused';
  await approveInReview(tx, type, exact);
  return 'approved';
}

/**
 * Approves of a release, and of its going back, what this person may approve. Throws SECOND_PERSON where that is nothing
 * and something is open, VERSION_CONFLICT for a release that is over.
 */
export async function approveRelease({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }): Promise<Release> {
  assertCan(ctx.actor, 'content.publish', 'anywhere');
  assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const found = await lockRelease(tx.db, id);
    if (!found) throw new AppError('NOT_FOUND', 'There is no such release.');
    if (found.state === 'cancelled' || found.revertState === 'done' || (found.state === 'done' && !found.revertAt)) {
      throw new AppError('VERSION_CONFLICT', 'This release is over. Look at the calendar again.');
    }
    const planned = await changesWithEntries(tx, id);
    const results = [];
    for (const { entryId, locale, version } of found.state === 'done' ? [] : planned.changes) {
      if (version === null) continue;
      results.push(await approveChange(tx, planned.entries.get(entryId)?.type ?? '', { entryId, locale, version }));
    }
    const reverts = await approveReverts(tx, found, planned, { alone: true });
    const refused = results.filter((each) => each === 'refused').length + reverts.refused;
    if (refused > 0 && !results.includes('approved') && reverts.approved === 0) {
      throw new AppError('SECOND_PERSON', 'You wrote or sent what is open, so another person must approve it.');
    }
    await writeAudit(tx, {
      action: 'release.approve',
      detail: { release: id, title: found.title, revertAt: found.revertAt?.toISOString() ?? null },
    });
    return describeById(tx, id);
  });
}
