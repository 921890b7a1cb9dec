import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { publishVersion } from '../content/publishVersion.ts';
import { typeByName } from '../content/typeOf.ts';
import { unpublishEntry } from '../content/unpublishEntry.ts';
import { notify } from '../notifications/notify.ts';
import { changeRelease } from './queries/releases.ts';
import { calendarPath, inOrder, nameOf, publisherOf, type ReleaseStep } from './releaseStep.ts';
import { unapprovedReverts } from './revertApprovals.ts';

export const goLive: ReleaseStep = {
  word: 'went live',

  dueAt: ({ state, runAt }) => (state === 'scheduled' ? runAt : null),

  async carryOut(tx, due, planned) {
    const as = { ...tx, actor: await publisherOf(tx, due.scheduledBy) };
    const [unapproved] = await unapprovedReverts(tx, due, planned);
    if (unapproved) throw new AppError('SECOND_PERSON', 'Nobody has approved that it goes back afterwards.');
    for (const { entryId, locale, version } of inOrder(planned, planned.changes, (each) => each.version === null)) {
      const input = { type: typeByName(planned.entries.get(entryId)?.type ?? ''), id: entryId, locale };
      if (version === null) await unpublishEntry({ ctx: as, input });
      else await publishVersion({ ctx: as, input: { ...input, version, approvedBefore: true } });
    }
    await changeRelease(tx.db, due.id, { state: 'done', finishedAt: tx.ports.clock.now() });
    await writeAudit(tx, { action: 'release.run', detail: { release: due.id, title: due.title } });
  },

  async fail(tx, failed, reason) {
    await changeRelease(tx.db, failed.id, { state: 'failed', failure: reason, finishedAt: tx.ports.clock.now() });
    await writeAudit(tx, { action: 'release.fail', detail: { release: failed.id, title: failed.title } });
    const title = `${nameOf(failed)} did not go live`;
    await notify(
      tx,
      { permission: 'content.publish' },
      { kind: 'job-failed', title, note: reason, path: calendarPath },
    );
  },
};
