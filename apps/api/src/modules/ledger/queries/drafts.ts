import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { priceDraft, user } from '../../../db/schema/index.ts';

export type PriceDraftRow = typeof priceDraft.$inferSelect;
export type DraftWithMaker = PriceDraftRow & { maker: string };

const maker = sql<string>`${user.firstName} || ' ' || ${user.lastName}`;

export async function draftsOf(db: Db, day: string, fundIds?: readonly string[]): Promise<DraftWithMaker[]> {
  const within = fundIds === undefined ? undefined : inArray(priceDraft.fundId, [...fundIds]);
  const rows = await db
    .select({ draft: priceDraft, maker })
    .from(priceDraft)
    .innerJoin(user, eq(user.id, priceDraft.madeBy))
    .where(and(eq(priceDraft.day, day), within));
  return rows.map((row) => ({ ...row.draft, maker: row.maker }));
}

/** In the order of the funds' ids, so that two people who decide at once never wait for each other in a circle. */
export function lockDrafts(db: Db, day: string, fundIds: readonly string[]): Promise<PriceDraftRow[]> {
  return db
    .select()
    .from(priceDraft)
    .where(and(eq(priceDraft.day, day), inArray(priceDraft.fundId, [...fundIds])))
    .orderBy(priceDraft.fundId)
    .for('update');
}

type DraftValues = Omit<typeof priceDraft.$inferInsert, 'version'>;

/** @returns false where somebody made one meanwhile */
export async function insertDraft(db: Db, values: DraftValues): Promise<boolean> {
  const rows = await db
    .insert(priceDraft)
    .values(values)
    .onConflictDoNothing()
    .returning({ version: priceDraft.version });
  return rows.length > 0;
}

type DraftKey = Pick<PriceDraftRow, 'fundId' | 'day' | 'version'>;

const isDraft = ({ fundId, day, version }: DraftKey) =>
  and(eq(priceDraft.fundId, fundId), eq(priceDraft.day, day), eq(priceDraft.version, version));

/** @returns false where the draft has another version, or is gone */
export async function updateDraft(db: Db, key: DraftKey, values: Partial<DraftValues>): Promise<boolean> {
  const rows = await db
    .update(priceDraft)
    .set({ ...values, version: key.version + 1 })
    .where(isDraft(key))
    .returning({ version: priceDraft.version });
  return rows.length > 0;
}

/** @returns false where the draft has another version, or is gone */
export async function deleteDraft(db: Db, key: DraftKey): Promise<boolean> {
  const rows = await db.delete(priceDraft).where(isDraft(key)).returning({ version: priceDraft.version });
  return rows.length > 0;
}
