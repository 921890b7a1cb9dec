import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { disclosureOverride } from '../../db/schema/index.ts';
import type { ExactVersion } from '../review/queries/approvals.ts';

export type OverrideRow = typeof disclosureOverride.$inferSelect;

export function overridesOf(db: Db, { entryId, locale, version }: ExactVersion): Promise<OverrideRow[]> {
  return db
    .select()
    .from(disclosureOverride)
    .where(
      and(
        eq(disclosureOverride.entryId, entryId),
        eq(disclosureOverride.locale, locale),
        eq(disclosureOverride.version, version),
      ),
    )
    .orderBy(asc(disclosureOverride.overriddenAt));
}

/** @returns whether it is new: overriding twice is overriding once */
export async function insertOverride(db: Db, values: typeof disclosureOverride.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(disclosureOverride)
    .values(values)
    .onConflictDoNothing({
      target: [
        disclosureOverride.entryId,
        disclosureOverride.locale,
        disclosureOverride.version,
        disclosureOverride.code,
      ],
    })
    .returning({ id: disclosureOverride.id });
  return added.length > 0;
}
