import type { Ctx } from '../../context.ts';
import { assertPerson } from '../../guards.ts';
import { needsSecondPerson } from '../review/queries/approvals.ts';
import type { ChangeRow, ReleaseRow } from './queries/releases.ts';
import { insertRevertApproval, revertApprovalsOf, revertStanding } from './queries/reverts.ts';
import type { ReleaseChanges } from './releaseStep.ts';

/** Changes of a release that goes back, whose going back at that time needs a second person and has none. */
export async function unapprovedReverts(
  tx: Ctx,
  { id, revertAt, revertState }: ReleaseRow,
  { changes, entries }: ReleaseChanges,
): Promise<ChangeRow[]> {
  if (revertAt === null || revertState === 'done') return [];
  const approved = new Set((await revertApprovalsOf(tx.db, [id])).map((each) => `${each.entryId} ${each.locale}`));
  const open: ChangeRow[] = [];
  for (const change of changes) {
    if (approved.has(`${change.entryId} ${change.locale}`)) continue;
    if (await needsSecondPerson(tx.db, entries.get(change.entryId)?.type ?? '')) open.push(change);
  }
  return open;
}

/**
 * Approves what this person may approve of the going back.
 * @param options alone: also what they may approve only because nobody else could
 * @returns of how many changes, and how many were left to others
 */
export async function approveReverts(
  tx: Ctx,
  release: ReleaseRow,
  planned: ReleaseChanges,
  options: { alone: boolean },
): Promise<{ approved: number; refused: number }> {
  const { userId } = assertPerson(tx.actor);
  const { id: releaseId, revertAt } = release;
  const result = { approved: 0, refused: 0 };
  if (revertAt === null) return result;
  for (const { entryId, locale } of await unapprovedReverts(tx, release, planned)) {
    const change = { releaseId, entryId, locale };
    const standing = await revertStanding(tx.db, change, userId);
    if (standing !== null && !(options.alone && standing === 'alone')) {
      result.refused += 1;
      continue;
    }
    await insertRevertApproval(tx.db, {
      ...change,
      revertAt,
      approvedBy: userId,
      approvedAt: tx.ports.clock.now(),
    });
    result.approved += 1;
  }
  return result;
}
