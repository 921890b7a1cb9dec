import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { column, isoInstant } from '../../db/sqlValues.ts';

export interface StoredPrice {
  fundId: string;
  validityDate: string;
  nav: string;
  offer: string | null;
  redemption: string | null;
}

interface Provenance {
  source: string;
  /** Null for shipped samples alone. */
  importId: string | null;
}

export interface NewPrice extends StoredPrice, Provenance {}

export interface StoredReturns {
  fundId: string;
  asOf: string;
  basis: 'annualised' | 'absolute';
  /** Per cent as text, by the period of `returnPeriods`, as far as the source announces them. */
  figures: Record<string, string>;
}

export interface NewReturns extends StoredReturns, Provenance {}

export interface WriteCounts {
  created: number;
  updated: number;
  unchanged: number;
}

function countsOf(total: number, written: readonly { inserted: boolean }[]): WriteCounts {
  const created = written.filter((row) => row.inserted).length;
  return { created, updated: written.length - created, unchanged: total - written.length };
}

/**
 * At most one price per fund and day in the list. An offer or redemption price that the new row lacks stays; a row that
 * brings nothing new is untouched.
 */
export async function upsertPrices(db: Db, prices: readonly NewPrice[], at: Date): Promise<WriteCounts> {
  if (prices.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const of = (key: keyof NewPrice, type: SQL) =>
    column(
      prices.map((price) => price[key]),
      type,
    );
  const written = await rowsOf<{ inserted: boolean }>(
    db,
    sql`insert into nav_price as p (fund_id, fund_type, validity_date, nav, offer, redemption, source, import_id, recorded_at)
      select t.fund_id, e.type, t.validity_date, t.nav, t.offer, t.redemption, t.source, t.import_id, ${at.toISOString()}::timestamptz
      from unnest(${of('fundId', sql`uuid`)}, ${of('validityDate', sql`date`)}, ${of('nav', sql`numeric`)},
        ${of('offer', sql`numeric`)}, ${of('redemption', sql`numeric`)}, ${of('source', sql`text`)},
        ${of('importId', sql`uuid`)}) as t (fund_id, validity_date, nav, offer, redemption, source, import_id)
      join entry e on e.id = t.fund_id
      on conflict (fund_id, validity_date) do update set
        nav = excluded.nav,
        offer = coalesce(excluded.offer, p.offer),
        redemption = coalesce(excluded.redemption, p.redemption),
        source = excluded.source,
        import_id = excluded.import_id,
        recorded_at = excluded.recorded_at
      where (p.nav, p.offer, p.redemption) is distinct from
        (excluded.nav, coalesce(excluded.offer, p.offer), coalesce(excluded.redemption, p.redemption))
      returning (xmax = 0) as inserted`,
  );
  return countsOf(prices.length, written);
}

/** At most one row per fund and day in the list. Periods that the new row lacks stay, unless its basis is another. */
export async function upsertReturns(db: Db, returns: readonly NewReturns[]): Promise<WriteCounts> {
  if (returns.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const merged = sql`case when r.basis = excluded.basis then r.figures || excluded.figures else excluded.figures end`;
  const written = await rowsOf<{ inserted: boolean }>(
    db,
    sql`insert into fund_return as r (fund_id, as_of, basis, figures, source, import_id)
      select * from unnest(
        ${column(
          returns.map((row) => row.fundId),
          sql`uuid`,
        )},
        ${column(
          returns.map((row) => row.asOf),
          sql`date`,
        )},
        ${column(
          returns.map((row) => row.basis),
          sql`return_basis`,
        )},
        ${column(
          returns.map((row) => JSON.stringify(row.figures)),
          sql`jsonb`,
        )},
        ${column(
          returns.map((row) => row.source),
          sql`text`,
        )},
        ${column(
          returns.map((row) => row.importId),
          sql`uuid`,
        )})
      on conflict (fund_id, as_of) do update set
        basis = excluded.basis, figures = ${merged}, source = excluded.source, import_id = excluded.import_id
      where (r.basis, r.figures) is distinct from (excluded.basis, ${merged})
      returning (xmax = 0) as inserted`,
  );
  return countsOf(returns.length, written);
}

const priceColumns = sql`validity_date::text as "validityDate", nav::text, offer::text, redemption::text`;

/** At most `count` of each fund, oldest first. */
export function latestPrices(db: Db, fundIds: readonly string[], count: number): Promise<StoredPrice[]> {
  if (fundIds.length === 0) return Promise.resolve([]);
  return rowsOf<StoredPrice>(
    db,
    sql`select f.id as "fundId", p.* from unnest(${column(fundIds, sql`uuid`)}) as f (id)
      cross join lateral (
        select ${priceColumns} from nav_price where fund_id = f.id order by nav_price.validity_date desc limit ${count}
      ) p order by f.id, p."validityDate"`,
  );
}

export function allPrices(db: Db, fundId: string): Promise<StoredPrice[]> {
  return rowsOf<StoredPrice>(
    db,
    sql`select fund_id as "fundId", ${priceColumns} from nav_price where fund_id = ${fundId}
      order by nav_price.validity_date`,
  );
}

export function latestReturns(db: Db, fundIds: readonly string[]): Promise<StoredReturns[]> {
  if (fundIds.length === 0) return Promise.resolve([]);
  return rowsOf<StoredReturns>(
    db,
    sql`select distinct on (fund_id) fund_id as "fundId", as_of::text as "asOf", basis, figures from fund_return
      where fund_id = any(${column(fundIds, sql`uuid`)}) order by fund_id, as_of desc`,
  );
}

/** With the last price before the span, oldest first. */
export function pricesAround(
  db: Db,
  fundIds: readonly string[],
  span: { from: string; to: string },
): Promise<StoredPrice[]> {
  if (fundIds.length === 0) return Promise.resolve([]);
  return rowsOf<StoredPrice>(
    db,
    sql`select f.id as "fundId", p.* from unnest(${column(fundIds, sql`uuid`)}) as f (id)
      cross join lateral (
        (select ${priceColumns} from nav_price
          where fund_id = f.id and nav_price.validity_date < ${span.from} order by nav_price.validity_date desc limit 1)
        union all
        (select ${priceColumns} from nav_price
          where fund_id = f.id and nav_price.validity_date between ${span.from} and ${span.to})
      ) p order by f.id, p."validityDate"`,
  );
}

export interface PriceDay {
  day: string;
  prices: number;
  samples: number;
  recordedAt: string;
}

interface LatestRatio {
  fundId: string;
  /** Per cent. */
  ratio: string;
  asOf: string;
}

/** The total expense ratio of the latest month that is public, of each fund that has one. */
export function latestRatios(db: Db): Promise<LatestRatio[]> {
  return rowsOf<LatestRatio>(
    db,
    sql`select distinct on (base->>'fund') base->>'fund' as "fundId", base->>'ratio' as ratio, base->>'date' as "asOf"
      from live_entry
      where type = 'expenseRatio' and locale = base_locale and base->>'ratio' is not null and base->>'date' is not null
      order by base->>'fund', base->>'date' desc, id`,
  );
}

/** Latest first. The grouping is of the few dates that a page shows, whatever the table holds. */
export function priceDays(db: Db, before: string | undefined, limit: number): Promise<PriceDay[]> {
  const earlier = before === undefined ? sql`true` : sql`validity_date < ${before}`;
  const ofFunds = sql`fund_type = 'fund'`;
  return rowsOf<PriceDay>(
    db,
    sql`with recursive days as (
        (select validity_date as day, 1 as place from nav_price where ${ofFunds} and ${earlier} order by validity_date desc limit 1)
        union all
        select next.day, days.place + 1 from days cross join lateral (
          select validity_date as day from nav_price where ${ofFunds} and validity_date < days.day order by validity_date desc limit 1
        ) next where days.place < ${limit}
      )
      select days.day::text as day, count(*)::int as prices,
        (count(*) filter (where p.source = 'sample'))::int as samples, ${isoInstant(sql`max(p.recorded_at)`)} as "recordedAt"
      from days join nav_price p on p.validity_date = days.day and ${ofFunds} group by days.day order by days.day desc`,
  );
}
