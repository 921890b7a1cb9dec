import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { column, isoInstant } from '../../../db/sqlValues.ts';

export interface SheetFund {
  id: string;
  kind: 'fund' | 'benchmark';
  title: string;
  subFund: string | null;
  mufapId: string | null;
  frontEndLoad: string | null;
  inceptionDate: string | null;
  categoryId: string | null;
  categoryTitle: string | null;
  group: string | null;
  basis: string | null;
}

const fundColumns = sql`e.id, e.type as kind, f.title, nullif(f.data->>'subFund', '') as "subFund", f.data->>'mufapId' as "mufapId",
  f.data->>'frontEndLoad' as "frontEndLoad", f.data->>'inceptionDate' as "inceptionDate", c.entry_id as "categoryId",
  c.title as "categoryTitle", c.data->>'group' as "group", c.data->>'basis' as basis`;

/** Funds by category and name, then benchmarks. Of what is in the trash none, whatever was announced of them. */
export function sheetFunds(db: Db, fundId?: string): Promise<SheetFund[]> {
  return rowsOf<SheetFund>(
    db,
    sql`select ${fundColumns} from entry e
      join entry_content f on f.entry_id = e.id and f.locale = e.base_locale
      left join entry_content c on c.entry_id::text = f.data->>'category' and c.locale = 'en'
      where e.type in ('fund', 'benchmark') and e.trashed_at is null and ${fundId === undefined ? sql`true` : sql`e.id = ${fundId}`}
      order by e.type = 'benchmark', (c.data->>'order')::numeric nulls last, c.title, f.title, f.data->>'subFund', e.id`,
  );
}

/** The category of one fund, for what is usual there; of a benchmark that itself. */
export function fundsBeside(db: Db, fundId: string): Promise<SheetFund[]> {
  return rowsOf<SheetFund>(
    db,
    sql`select ${fundColumns} from entry e
      join entry_content f on f.entry_id = e.id and f.locale = e.base_locale
      left join entry_content c on c.entry_id::text = f.data->>'category' and c.locale = 'en'
      where e.id = ${fundId} or (e.type = 'fund' and e.trashed_at is null and exists (
        select from entry_content own join entry o on o.id = own.entry_id
        where o.id = ${fundId} and o.type = 'fund' and own.locale = o.base_locale
          and own.data->>'category' is not distinct from f.data->>'category'))`,
  );
}

export interface EarlierPrice {
  fundId: string;
  day: string;
  nav: string;
  offer: string | null;
  redemption: string | null;
}

/** At most `count` of each fund before the day, oldest first. */
export function pricesBefore(db: Db, fundIds: readonly string[], day: string, count: number): Promise<EarlierPrice[]> {
  if (fundIds.length === 0) return Promise.resolve([]);
  return rowsOf<EarlierPrice>(
    db,
    sql`select f.id as "fundId", p.* from unnest(${column(fundIds, sql`uuid`)}) as f (id)
      cross join lateral (
        select validity_date::text as day, nav::text, offer::text, redemption::text from nav_price
        where fund_id = f.id and validity_date < ${day} order by validity_date desc limit ${count}
      ) p order by f.id, p.day`,
  );
}

export interface AnnouncedOfDay {
  fundId: string;
  kind: 'price' | 'no-price';
  nav: string | null;
  offer: string | null;
  redemption: string | null;
  reasonEn: string | null;
  reasonUr: string | null;
  source: string;
  maker: string | null;
  checker: string | null;
  checkerId: string | null;
  recordedAt: string;
  corrections: number;
}

/** What holds for the day: announcements, and prices that are in no ledger (samples). */
export function announcedOn(db: Db, fundIds: readonly string[], day: string): Promise<AnnouncedOfDay[]> {
  if (fundIds.length === 0) return Promise.resolve([]);
  return rowsOf<AnnouncedOfDay>(
    db,
    sql`select a.fund_id as "fundId", a.kind, a.nav::text, a.offer::text, a.redemption::text, a.reason_en as "reasonEn",
        a.reason_ur as "reasonUr", a.source, maker.first_name || ' ' || maker.last_name as maker,
        checker.first_name || ' ' || checker.last_name as checker, a.checked_by as "checkerId",
        ${isoInstant(sql`a.recorded_at`)} as "recordedAt",
        (select count(*)::int - 1 from nav_announcement every
          where every.fund_id = a.fund_id and every.day = a.day and every.slot = 'price') as corrections
      from nav_announcement a
      join app_user maker on maker.id = a.made_by join app_user checker on checker.id = a.checked_by
      where a.day = ${day} and a.slot = 'price' and a.fund_id = any(${column(fundIds, sql`uuid`)})
        and not exists (select from nav_announcement later where later.corrects = a.id)
      union all
      select p.fund_id, 'price', p.nav::text, p.offer::text, p.redemption::text, null, null, p.source, null, null, null,
        ${isoInstant(sql`p.recorded_at`)}, 0
      from nav_price p
      where p.validity_date = ${day} and p.announcement_id is null and p.fund_id = any(${column(fundIds, sql`uuid`)})`,
  );
}

/** Per unit, by fund. */
export async function payoutsOn(db: Db, fundIds: readonly string[], day: string): Promise<Map<string, string>> {
  if (fundIds.length === 0) return new Map();
  const rows = await rowsOf<{ fundId: string; amount: string }>(
    db,
    sql`select fund_id as "fundId", amount::text from nav_payout
      where ex_day = ${day} and fund_id = any(${column(fundIds, sql`uuid`)})`,
  );
  return new Map(rows.map(({ fundId, amount }) => [fundId, amount]));
}

/** Those of which a payout is on file for their day as ex-date. */
export async function fundsWithPayout(db: Db, of: readonly { fundId: string; day: string }[]): Promise<string[]> {
  if (of.length === 0) return [];
  const ids = column(
    of.map(({ fundId }) => fundId),
    sql`uuid`,
  );
  const days = column(
    of.map(({ day }) => day),
    sql`date`,
  );
  const rows = await rowsOf<{ fundId: string }>(
    db,
    sql`select p.fund_id as "fundId" from unnest(${ids}, ${days}) as t (fund_id, day)
      join nav_payout p on p.fund_id = t.fund_id and p.ex_day = t.day`,
  );
  return rows.map(({ fundId }) => fundId);
}
