import { type Locale, localeNames } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { baseRowOf } from '../content/entryDetail.ts';
import { publishVersion } from '../content/publishVersion.ts';
import { rowsOf } from '../content/queries/rows.ts';
import { typeByName } from '../content/typeOf.ts';
import { unpublishEntry } from '../content/unpublishEntry.ts';
import { notify } from '../notifications/notify.ts';
import { type ChangeRow, changeRelease, type ReleaseRow } from './queries/releases.ts';
import { formerState, setOutcome } from './queries/reverts.ts';
import { calendarPath, inOrder, nameOf, publisherOf, type ReleaseChanges, type ReleaseStep } from './releaseStep.ts';
import { unapprovedReverts } from './revertApprovals.ts';

interface Return {
  entryId: string;
  locale: Locale;
  released: number | null;
  /** What was live before the release; null where nothing was. */
  former: number | null;
}

/** What is live now becomes what was live before. Its working copy stays as people left it. */
export async function returnTo(tx: Ctx, type: string, { entryId, locale, released, former }: Return): Promise<void> {
  // A release may publish anew what was live already.
  if (former === released) return;
  const input = { type: typeByName(type), id: entryId, locale };
  if (former === null) await unpublishEntry({ ctx: tx, input });
  else await publishVersion({ ctx: tx, input: { ...input, version: former, reverts: true } });
}

async function divide(tx: Ctx, { changes, entries }: ReleaseChanges, wentLiveAt: Date) {
  const returning: Return[] = [];
  const held: ChangeRow[] = [];
  for (const change of changes) {
    const { entryId, locale, version: released } = change;
    const entry = entries.get(entryId);
    const { untouched, version: former } = await formerState(tx.db, change, wentLiveAt);
    if (untouched && entry?.trashedAt === null) returning.push({ entryId, locale, released, former });
    else held.push(change);
  }
  return { returning, held };
}

/** What people must know to decide about a change that somebody changed again. */
async function reportHeld(tx: Ctx, release: ReleaseRow, held: readonly ChangeRow[], { entries }: ReleaseChanges) {
  const lines = [];
  for (const { entryId, locale } of held) {
    const entry = entries.get(entryId);
    const rows = entry ? await rowsOf(tx.db, entryId) : [];
    const live = rows.find((row) => row.locale === locale)?.liveVersion;
    const name = entry ? baseRowOf(entry, rows).title : 'What was deleted';
    lines.push(
      `“${name}” (${localeNames[locale]}): ${live ? `version ${live} is live now` : 'it is off the site now'}.`,
    );
  }
  const waits = held.length === 1 ? '1 change waits for you' : `${held.length} changes wait for you`;
  const title = `${nameOf(release)} went back, but ${waits}`;
  const note = `Somebody changed it meanwhile, so that was left as it is. ${lines.join(' ')}`;
  await notify(tx, { permission: 'content.publish' }, { kind: 'job-failed', title, note, path: calendarPath });
}

/** To what was live before the release; what somebody changed since is left, and waits for a person. */
export const goBack: ReleaseStep = {
  word: 'went back',

  dueAt: ({ state, revertState, revertAt }) => (state === 'done' && revertState === 'planned' ? revertAt : null),

  async carryOut(tx, due, planned) {
    if (due.finishedAt === null) throw new Error('A release that went live says when');
    const as = { ...tx, actor: await publisherOf(tx, due.revertBy) };
    const { returning, held } = await divide(tx, planned, due.finishedAt);
    const returnsLive = new Set(
      returning.filter(({ former }) => former !== null).map((each) => `${each.entryId} ${each.locale}`),
    );
    const open = (await unapprovedReverts(tx, due, planned)).filter((each) =>
      returnsLive.has(`${each.entryId} ${each.locale}`),
    );
    if (open.length > 0) throw new AppError('SECOND_PERSON', 'Nobody has approved that it goes back at this time.');
    for (const each of inOrder(planned, returning, ({ former }) => former === null)) {
      await returnTo(as, planned.entries.get(each.entryId)?.type ?? '', each);
      await setOutcome(tx.db, { releaseId: due.id, entryId: each.entryId, locale: each.locale }, 'reverted');
    }
    for (const { releaseId, entryId, locale } of held) {
      await setOutcome(tx.db, { releaseId, entryId, locale }, 'held');
    }
    await changeRelease(tx.db, due.id, { revertState: 'done', revertFinishedAt: tx.ports.clock.now() });
    const detail = { release: due.id, title: due.title, back: returning.length, held: held.length };
    await writeAudit(tx, { action: 'release.revert', detail });
    if (held.length > 0) await reportHeld(tx, due, held, planned);
  },

  async fail(tx, failed, reason) {
    await changeRelease(tx.db, failed.id, { revertState: 'failed', revertFailure: reason, acknowledgedAt: null });
    await writeAudit(tx, { action: 'release.revert-fail', detail: { release: failed.id, title: failed.title } });
    const title = `${nameOf(failed)} did not go back`;
    await notify(
      tx,
      { permission: 'content.publish' },
      { kind: 'job-failed', title, note: reason, path: calendarPath },
    );
  },
};
