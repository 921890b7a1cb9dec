import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { column, isoInstant } from '../../../db/sqlValues.ts';

export interface Closure {
  fundId: string;
  en: string | null;
  ur: string | null;
}

/** Funds that announced having no price on the day, and why. */
export function closuresOn(db: Db, day: string): Promise<Closure[]> {
  return rowsOf<Closure>(
    db,
    sql`select fund_id::text as "fundId", reason_en as en, reason_ur as ur from nav_closure where day = ${day}`,
  );
}

/** When the last price of the day was announced, ISO 8601; null where the prices are samples. */
export async function announcedAt(db: Db, day: string): Promise<string | null> {
  const [row] = await rowsOf<{ at: string | null }>(
    db,
    sql`select ${isoInstant(sql`max(recorded_at)`)} as at from nav_announcement where day = ${day} and slot = 'price' and fund_type = 'fund'`,
  );
  return row?.at ?? null;
}

export interface Corrected {
  id: string;
  fundId: string;
  day: string;
  title: string;
  /** Null: it has no price. */
  nav: string | null;
  formerNav: string | null;
  reasonEn: string | null;
  reasonUr: string | null;
}

/** Those of the announcements that took the place of another price of a day that was or will be mailed, by fund. */
export function correctionsAmong(db: Db, ids: readonly string[]): Promise<Corrected[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return rowsOf<Corrected>(
    db,
    sql`select a.id::text, a.fund_id::text as "fundId", a.day::text, f.title, a.nav::text, former.nav::text as "formerNav",
        a.reason_en as "reasonEn", a.reason_ur as "reasonUr"
      from nav_announcement a
      join nav_announcement former on former.id = a.corrects
      join entry e on e.id = a.fund_id
      join entry_content f on f.entry_id = e.id and f.locale = e.base_locale
      where a.id = any(${column(ids, sql`uuid`)}) and a.slot = 'price' and a.fund_type = 'fund'
        and exists (select from alert_run r where r.kind = 'daily-nav' and r.key = a.day::text)
      order by a.day, f.title, a.fund_id`,
  );
}
