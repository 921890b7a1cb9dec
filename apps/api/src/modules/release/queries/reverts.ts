import type { Locale } from '@fundfront/content-model';
import type { ApprovalStanding } from '@fundfront/content-model/wire';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { publication, release, releaseChange, revertApproval } from '../../../db/schema/index.ts';
import type { ChangeRow } from './releases.ts';

type RevertApproval = typeof revertApproval.$inferSelect;

interface ChangeKey {
  releaseId: string;
  entryId: string;
  locale: Locale;
}

const isChange = ({ releaseId, entryId, locale }: ChangeKey) =>
  and(eq(releaseChange.releaseId, releaseId), eq(releaseChange.entryId, entryId), eq(releaseChange.locale, locale));

/** Of the times that releases go back at now: an approval of another time counts no more. */
export async function revertApprovalsOf(db: Db, releaseIds: readonly string[]): Promise<RevertApproval[]> {
  if (releaseIds.length === 0) return [];
  const found = await db
    .select({ approval: revertApproval })
    .from(revertApproval)
    .innerJoin(release, and(eq(release.id, revertApproval.releaseId), eq(release.revertAt, revertApproval.revertAt)))
    .where(inArray(revertApproval.releaseId, [...releaseIds]))
    .orderBy(asc(revertApproval.id));
  return found.map(({ approval }) => approval);
}

/** Null: this person may approve. The trigger of the table decides by the same function. */
export async function revertStanding(
  db: Db,
  { releaseId, entryId, locale }: ChangeKey,
  userId: string,
): Promise<Exclude<ApprovalStanding, 'outdated' | 'sender'> | null> {
  const [row] = await rowsOf<{ standing: Exclude<ApprovalStanding, 'outdated' | 'sender'> | null }>(
    db,
    sql`select revert_standing(${releaseId}::uuid, ${entryId}::uuid, ${locale}::locale, ${userId}::uuid) as standing`,
  );
  return row?.standing ?? null;
}

export async function insertRevertApproval(
  db: Db,
  values: ChangeKey & { revertAt: Date; approvedBy: string; approvedAt: Date },
): Promise<void> {
  const { releaseId, entryId, locale, revertAt, approvedBy, approvedAt } = values;
  await db.insert(revertApproval).values({ releaseId, entryId, locale, revertAt, approvedBy, approvedAt });
}

interface FormerState {
  /** The version that the release took down; null where nothing was live before it. */
  version: number | null;
  /** What the release did is the last that anybody did to the row. */
  untouched: boolean;
}

/** @param wentLiveAt when the release ran: all that it published and took down carries this instant */
export async function formerState(
  db: Db,
  { entryId, locale, version }: Pick<ChangeRow, 'entryId' | 'locale' | 'version'>,
  wentLiveAt: Date,
): Promise<FormerState> {
  const all = await db
    .select()
    .from(publication)
    .where(and(eq(publication.entryId, entryId), eq(publication.locale, locale)));
  const at = wentLiveAt.getTime();
  const former = all.find(({ endedAt }) => endedAt?.getTime() === at);
  const later = all.some(({ publishedAt }) => publishedAt.getTime() > at);
  const stands =
    version === null ||
    all.some((each) => each.publishedAt.getTime() === at && each.version === version && each.endedAt === null);
  return { version: former?.version ?? null, untouched: stands && !later };
}

export async function setOutcome(
  db: Db,
  change: ChangeKey,
  revertOutcome: NonNullable<ChangeRow['revertOutcome']>,
): Promise<void> {
  await db.update(releaseChange).set({ revertOutcome }).where(isChange(change));
}
