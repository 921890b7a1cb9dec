import { limits } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { findVersion } from '../content/queries/rows.ts';
import { notify, settleNotifications } from '../notifications/notify.ts';
import type { ExactVersion } from './queries/approvals.ts';
import { deciders, openReviewsOf, sendersOf } from './queries/reviews.ts';

interface Notice {
  title: string;
  note: string;
  versions: readonly ExactVersion[];
}

const asMany = limits.pageSize;

/** Whoever may approve all of these versions. */
export async function tellDeciders(tx: Ctx, { title, note, versions }: Notice): Promise<void> {
  const [first] = versions;
  if (!first) return;
  const userIds = (await deciders(tx.db, versions, asMany)).map(({ id }) => id);
  const path = `/admin/approvals/${first.entryId}` as const;
  await notify(tx, { userIds }, { kind: 'approval-waiting', title, note, path, subjectId: first.entryId });
}

/** Nobody is asked any more for what does not wait. */
export async function settleDecided(tx: Ctx, entryId: string): Promise<void> {
  const open = await openReviewsOf(tx.db, [entryId]);
  if (open.length === 0) await settleNotifications(tx, entryId, ['approval-waiting']);
}

/** Authors and senders of these versions, but for the one who acts, and `except`, who are told otherwise. */
export async function tellAuthors(
  tx: Ctx,
  { title, note, versions }: Notice,
  { kind, except = [] }: { kind: 'approval-decided' | 'comment'; except?: readonly string[] } = {
    kind: 'approval-decided',
  },
): Promise<void> {
  const [first] = versions;
  if (!first) return;
  const concerned: (string | null)[] = [];
  for (const version of versions) {
    const { entryId, locale } = version;
    concerned.push((await findVersion(tx.db, entryId, locale, version.version))?.createdBy ?? null);
    concerned.push(...(await sendersOf(tx.db, version)));
  }
  const userIds = [...new Set(concerned.filter((id) => id !== null))];
  const path = `/admin/approvals/${first.entryId}` as const;
  const others = userIds.filter((id) => !except.includes(id));
  await notify(tx, { userIds: others }, { kind, title, note, path, subjectId: first.entryId });
  await settleDecided(tx, first.entryId);
}
