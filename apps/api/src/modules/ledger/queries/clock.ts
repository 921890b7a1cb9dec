import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { isoInstant } from '../../../db/sqlValues.ts';
import type { Course } from '../usualCourse.ts';

/** Twenty business days lie in it, whatever the holidays. */
const searchedDays = 60;

export interface FundOfDay {
  fund: string;
  title: string;
  /** ISO 8601 in UTC; null while nothing is announced for the day. */
  announcedAt: string | null;
  state: 'entered' | 'submitted' | 'sent-back' | null;
  since: string | null;
}

/** Every live fund, with how far its price of the day is. */
export function fundsOfDay(db: Db, day: string): Promise<FundOfDay[]> {
  return rowsOf<FundOfDay>(
    db,
    sql`select f.id as fund, f.listed_title as title, d.state, ${isoInstant(sql`coalesce(d.submitted_at, d.entered_at)`)} as since,
        ${isoInstant(sql`coalesce(p.recorded_at, c.recorded_at)`)} as "announcedAt"
      from live_entry f
      left join nav_price p on p.fund_id = f.id and p.validity_date = ${day}
      left join nav_announcement c on c.fund_id = f.id and c.day = ${day} and c.kind = 'no-price'
        and not exists (select from nav_announcement later where later.corrects = c.id)
      left join price_draft d on d.fund_id = f.id and d.day = ${day}
      where f.type = 'fund' and f.locale = f.base_locale order by f.title, f.id`,
  );
}

/** Of the latest days before `day`, within {@link searchedDays}, on which something was announced for the day itself. */
export async function coursesBefore(db: Db, day: string, days: number): Promise<Course[]> {
  const rows = await rowsOf<{ funds: number; minutes: string }>(
    db,
    sql`with announced as (
        select a.day, extract(epoch from (a.recorded_at at time zone 'Asia/Karachi') - a.day::timestamp) / 60 as minute
        from live_entry f join nav_announcement a on a.fund_id = f.id
        where f.type = 'fund' and f.locale = f.base_locale and a.slot = 'price' and a.corrects is null
          and a.day < ${day}::date and a.day >= ${day}::date - ${searchedDays}::int
      )
      select count(*)::int as funds,
        string_agg(floor(minute)::int::text, ',' order by minute) filter (where minute >= 0 and minute < 1440) as minutes
      from announced group by day having bool_or(minute >= 0 and minute < 1440) order by day desc limit ${days}`,
  );
  return rows.map(({ funds, minutes }) => ({ funds, minutes: minutes.split(',').map(Number) }));
}

/** Funds of which a document of the section, or an entry of the type, is public for the month. */
export async function fundsDisclosed(
  db: Db,
  { type, section, month }: { type: 'document' | 'expenseRatio'; section: string | null; month: string },
): Promise<number> {
  const ofSection = section === null ? sql`true` : sql`d.base->>'section' = ${section}`;
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(distinct d.base->>'fund')::int as count from live_entry d
      where d.type = ${type} and ${ofSection} and left(d.base->>'date', 7) = ${month}`,
  );
  return row?.count ?? 0;
}
