import { limits } from '@fundfront/content-model';
import { timeZone } from '@fundfront/content-model/karachi';
import type { Release } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { notify } from '../notifications/notify.ts';
import type { Recipients } from '../notifications/queries.ts';
import { approvalOf } from '../review/queries/approvals.ts';
import { describeRelease } from './describe.ts';
import { goBack } from './goBack.ts';
import { goLive } from './goLive.ts';
import { changeRelease, changesOf, lockRelease, type ReleaseRow } from './queries/releases.ts';
import { revertApprovalsOf } from './queries/reverts.ts';
import { calendarPath, nameOf } from './releaseStep.ts';

/** The clock of the jobs is the database's: a reminder may come a little early by ours. */
const clockSkewMs = 60_000;

/** Where less time is left, who sets the time knows of it. */
export async function remindBefore(tx: Ctx, id: string, at: Date): Promise<void> {
  const remindAt = new Date(at.getTime() - limits.releaseReminderMs);
  if (remindAt > tx.ports.clock.now()) {
    await tx.ports.jobs.schedule(tx.db, { name: 'release-reminder', id, at: remindAt });
  }
}

/** While something is open, everybody who could approve it; else owner and approvers. */
async function recipientsOf(tx: Ctx, release: ReleaseRow, isReady: boolean): Promise<Recipients> {
  if (!isReady) return { permission: 'content.publish' };
  const approvers = [];
  for (const { entryId, locale, version } of await changesOf(tx.db, [release.id])) {
    if (version !== null) approvers.push((await approvalOf(tx.db, { entryId, locale, version }))?.approvedBy);
  }
  for (const { approvedBy } of await revertApprovalsOf(tx.db, [release.id])) approvers.push(approvedBy);
  const people = [release.createdBy, release.scheduledBy, release.revertBy, ...approvers];
  return { userIds: [...new Set(people.filter((id) => typeof id === 'string'))] };
}

const timeOf = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

function noteOf({ changes }: Release, open: number): string {
  if (open === 0) return changes.length === 1 ? 'It is ready.' : `All ${changes.length} changes are ready.`;
  const what = changes.length === 1 ? 'It is not ready' : `${open} of ${changes.length} changes are not ready`;
  return `${what}: at its time it stays back whole if anything is still open.`;
}

/** Once for each instant; one that was moved or cancelled meanwhile is not told of. */
export async function remindOfRelease(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const release = await lockRelease(tx.db, id);
    const at = release && (goLive.dueAt(release) ?? goBack.dueAt(release));
    if (!release || !at || release.remindedFor?.getTime() === at.getTime()) return;
    const left = at.getTime() - tx.ports.clock.now().getTime();
    if (left <= 0 || left > limits.releaseReminderMs + clockSkewMs) return;
    const described = await describeRelease(tx, release);
    const isGoingBack = release.state === 'done';
    const open = described.changes.filter(({ readiness }) => readiness !== 'ready').length;
    await changeRelease(tx.db, id, { remindedFor: at });
    await notify(tx, await recipientsOf(tx, release, open === 0), {
      kind: 'release-soon',
      title: `${nameOf(release)} ${isGoingBack ? 'goes back' : 'goes live'} at ${timeOf.format(at)} in Karachi`,
      note: noteOf(described, open),
      path: calendarPath,
    });
  });
}
