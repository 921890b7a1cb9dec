import type { Locale } from '@fundfront/content-model';
import type { ApprovalStanding } from '@fundfront/content-model/wire';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { approval } from '../../../db/schema/index.ts';

export interface ExactVersion {
  entryId: string;
  locale: Locale;
  version: number;
}

export type Approval = typeof approval.$inferSelect;

const ofVersion = ({ entryId, locale, version }: ExactVersion) =>
  and(eq(approval.entryId, entryId), eq(approval.locale, locale), eq(approval.version, version));

export async function approvalOf(db: Db, version: ExactVersion): Promise<Approval | undefined> {
  const [found] = await db.select().from(approval).where(ofVersion(version));
  return found;
}

/** Null: this person may approve. The trigger of the table decides by the same function. */
export async function approvalStanding(
  db: Db,
  { entryId, locale, version }: ExactVersion,
  userId: string,
): Promise<ApprovalStanding | null> {
  const [row] = await rowsOf<{ standing: ApprovalStanding | null }>(
    db,
    sql`select approval_standing(${entryId}::uuid, ${locale}::locale, ${version}::int, ${userId}::uuid) as standing`,
  );
  return row?.standing ?? null;
}

/** @returns whether nobody else could have approved, by the database's own judgement */
export async function insertApproval(
  db: Db,
  values: ExactVersion & { approvedBy: string; approvedAt: Date; importId: string | null },
): Promise<boolean> {
  const { entryId, locale, version, approvedBy, approvedAt, importId } = values;
  const [made] = await db
    .insert(approval)
    .values({ entryId, locale, version, approvedBy, approvedAt, importId })
    .returning({ single: approval.single });
  return made?.single ?? false;
}

export async function needsSecondPerson(db: Db, type: string): Promise<boolean> {
  const [row] = await rowsOf<{ needed: boolean }>(db, sql`select needs_second_person(${type}) as needed`);
  return row?.needed ?? true;
}
