import type { Announcement } from '@fundfront/content-model/wire';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { column, isoInstant } from '../../../db/sqlValues.ts';
import type { WriteCounts } from '../../nav/queries.ts';

export interface NewAnnouncement {
  fundId: string;
  kind: 'price' | 'no-price' | 'payout';
  /** Validity date, or ex-date of a payout. */
  day: string;
  nav: string | null;
  offer: string | null;
  redemption: string | null;
  payout: string | null;
  reasonEn: string | null;
  reasonUr: string | null;
  /** `desk`, or the name of a file of the import. */
  source: string;
  importId: string | null;
  madeBy: string;
  checkedBy: string;
}

export interface Written {
  id: string;
  fundId: string;
  day: string;
  /** Whether it corrects nothing. */
  first: boolean;
  /** Of what the figure is. */
  of: 'fund' | 'benchmark';
}

/** The row of the ledger that holds for a fund, a day and a slot, where nothing later corrects it. */
const holds = (fund: SQL, day: SQL, slot: SQL) => sql`(
  select a.id from nav_announcement a where a.fund_id = ${fund} and a.day = ${day} and a.slot = ${slot}
    and not exists (select from nav_announcement later where later.corrects = a.id))`;

/**
 * The one door through which figures become known: what differs from what holds is added, as a correction where
 * something was announced before; what is the same leaves no row. Of an import's price, an offer or redemption that the
 * file lacks stays. At most one row per fund, day and slot in the list.
 */
export async function announce(
  db: Db,
  rows: readonly NewAnnouncement[],
  at: Date,
): Promise<WriteCounts & { written: Written[] }> {
  if (rows.length === 0) return { created: 0, updated: 0, unchanged: 0, written: [] };
  const of = (key: keyof NewAnnouncement, type: SQL) =>
    column(
      rows.map((row) => row[key]),
      type,
    );
  const written = await rowsOf<Written>(
    db,
    sql`with given as (
        select t.*, case when t.kind = 'payout' then 'payout' else 'price' end as slot
        from unnest(${of('fundId', sql`uuid`)}, ${of('kind', sql`announcement_kind`)}, ${of('day', sql`date`)},
          ${of('nav', sql`numeric`)}, ${of('offer', sql`numeric`)}, ${of('redemption', sql`numeric`)},
          ${of('payout', sql`numeric`)}, ${of('reasonEn', sql`text`)}, ${of('reasonUr', sql`text`)},
          ${of('source', sql`text`)}, ${of('importId', sql`uuid`)}, ${of('madeBy', sql`uuid`)},
          ${of('checkedBy', sql`uuid`)}) as t (fund_id, kind, day, nav, offer, redemption, payout, reason_en, reason_ur,
          source, import_id, made_by, checked_by)
      ), compared as (
        select g.fund_id, e.type as fund_type, g.kind, g.day, g.nav, g.payout, g.reason_en, g.reason_ur, g.source, g.import_id, g.made_by,
          g.checked_by, before.id as corrects, before.kind as kind_before, before.nav as nav_before,
          before.offer as offer_before, before.redemption as redemption_before, before.payout as payout_before,
          before.reason_en as reason_before,
          coalesce(g.offer, case when g.import_id is not null then before.offer end) as offer,
          coalesce(g.redemption, case when g.import_id is not null then before.redemption end) as redemption
        from given g left join entry e on e.id = g.fund_id left join nav_announcement before
          on before.id = ${holds(sql`g.fund_id`, sql`g.day`, sql`g.slot`)}
      )
      insert into nav_announcement (fund_id, fund_type, kind, day, nav, offer, redemption, payout, reason_en, reason_ur, source,
        file_sha256, import_id, made_by, checked_by, recorded_at, corrects)
      select fund_id, fund_type, kind, day, nav, offer, redemption, payout, reason_en, reason_ur, source,
        (select f.sha256 from nav_import_file f where f.import_id = compared.import_id
          order by f.name = compared.source desc, f.position limit 1),
        import_id, made_by, checked_by, ${at.toISOString()}::timestamptz, corrects
      from compared
      where corrects is null or kind <> kind_before
        or (nav, offer, redemption, payout) is distinct from (nav_before, offer_before, redemption_before, payout_before)
        or (kind = 'no-price' and reason_en is distinct from reason_before)
      returning id, fund_id as "fundId", day::text, corrects is null as first, fund_type as of`,
  );
  const created = written.filter((row) => row.first).length;
  return {
    created,
    updated: written.length - created,
    unchanged: rows.length - written.length,
    written,
  };
}

/** Of sample funds, which nobody announces: the database refuses them for any other. Per unit, once per fund and ex-date. */
export async function insertSamplePayouts(
  db: Db,
  payouts: readonly { fundId: string; exDay: string; amount: string }[],
  at: Date,
): Promise<void> {
  if (payouts.length === 0) return;
  const of = (key: 'fundId' | 'exDay' | 'amount', type: SQL) =>
    column(
      payouts.map((payout) => payout[key]),
      type,
    );
  await db.execute(
    sql`insert into nav_payout (fund_id, ex_day, amount, recorded_at)
      select t.*, ${at.toISOString()}::timestamptz
      from unnest(${of('fundId', sql`uuid`)}, ${of('exDay', sql`date`)}, ${of('amount', sql`numeric`)}) as t`,
  );
}

export function announcementsOf(db: Db, fundId: string, day: string): Promise<Announcement[]> {
  return rowsOf<Announcement>(
    db,
    sql`select a.id, a.kind, a.nav::text, a.offer::text, a.redemption::text, a.payout::text, a.reason_en as "reasonEn",
        a.reason_ur as "reasonUr", a.source, maker.first_name || ' ' || maker.last_name as maker,
        checker.first_name || ' ' || checker.last_name as checker, ${isoInstant(sql`a.recorded_at`)} as "recordedAt",
        a.corrects is not null as correction
      from nav_announcement a
      join app_user maker on maker.id = a.made_by join app_user checker on checker.id = a.checked_by
      where a.fund_id = ${fundId} and a.day = ${day} order by a.recorded_at desc, a.corrects nulls last, a.id`,
  );
}
