import { and, eq, gte, lte } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { holiday } from '../../../db/schema/index.ts';

export type HolidayRow = typeof holiday.$inferSelect;

/** Both days included, earliest first. */
export function holidaysBetween(db: Db, from: string, to: string): Promise<HolidayRow[]> {
  return db
    .select()
    .from(holiday)
    .where(and(gte(holiday.day, from), lte(holiday.day, to)))
    .orderBy(holiday.day);
}

export async function upsertHoliday(db: Db, row: HolidayRow): Promise<void> {
  await db
    .insert(holiday)
    .values(row)
    .onConflictDoUpdate({ target: holiday.day, set: { nameEn: row.nameEn, nameUr: row.nameUr } });
}

/** @returns whether there was one */
export async function removeHoliday(db: Db, day: string): Promise<boolean> {
  const rows = await db.delete(holiday).where(eq(holiday.day, day)).returning({ day: holiday.day });
  return rows.length > 0;
}
