import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { column } from '../../db/sqlValues.ts';
import type { StoredPrice } from '../nav/queries.ts';

export interface Span {
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
}

const idsOf = (fundIds: readonly string[]) => column(fundIds, sql`uuid`);

export interface Closure {
  fundId: string;
  day: string;
  /** Both null where an import said that there is no price, and not why. */
  en: string | null;
  ur: string | null;
}

export function closuresOf(db: Db, fundIds: readonly string[], span: Span): Promise<Closure[]> {
  return rowsOf<Closure>(
    db,
    sql`select fund_id as "fundId", day::text as day, reason_en as en, reason_ur as ur from nav_closure
      where fund_id = any(${idsOf(fundIds)}) and day between ${span.from} and ${span.to} order by day`,
  );
}

export interface Payout {
  day: string;
  /** Rupees per unit. */
  amount: string;
}

export function payoutsOf(db: Db, fundId: string, span: Span): Promise<Payout[]> {
  return rowsOf<Payout>(
    db,
    sql`select ex_day::text as day, amount::text as amount from nav_payout
      where fund_id = ${fundId} and ex_day between ${span.from} and ${span.to} order by ex_day`,
  );
}

export interface Bounds {
  first: string | null;
  last: string | null;
}

/** Of the validity dates of all their prices. */
export async function boundsOf(db: Db, fundIds: readonly string[]): Promise<Bounds> {
  const [found] = await rowsOf<Bounds>(
    db,
    sql`select min(p.first)::text as first, max(p.last)::text as last from unnest(${idsOf(fundIds)}) as f (id)
      cross join lateral (
        select min(validity_date) as first, max(validity_date) as last from nav_price where fund_id = f.id
      ) p`,
  );
  return found ?? { first: null, last: null };
}

/** The nearest day from Monday to Friday on which one of them has a price; `until` excludes itself. */
export async function weekdayWithPrice(
  db: Db,
  fundIds: readonly string[],
  side: { before: string } | { after: string } | 'latest',
): Promise<string | null> {
  const among = sql`fund_id = any(${idsOf(fundIds)}) and extract(isodow from validity_date) < 6`;
  const latest = (where: SQL) => sql`select max(validity_date)::text as day from nav_price where ${among} and ${where}`;
  const [found] = await rowsOf<{ day: string | null }>(
    db,
    side === 'latest'
      ? latest(sql`true`)
      : 'before' in side
        ? latest(sql`validity_date < ${side.before}`)
        : sql`select min(validity_date)::text as day from nav_price where ${among} and validity_date > ${side.after}`,
  );
  return found?.day ?? null;
}

interface PriceAround extends StoredPrice {
  side: 'before' | 'within';
}

const columns = sql`validity_date::text as "validityDate", nav::text, offer::text, redemption::text`;

/** Of each fund the first price within the span, if there is one, and the last before it. */
export function firstPricesWithin(db: Db, fundIds: readonly string[], span: Span): Promise<PriceAround[]> {
  return rowsOf<PriceAround>(
    db,
    sql`select f.id as "fundId", p.* from unnest(${idsOf(fundIds)}) as f (id)
      cross join lateral (
        (select 'before' as side, ${columns} from nav_price
          where fund_id = f.id and nav_price.validity_date < ${span.from} order by nav_price.validity_date desc limit 1)
        union all
        (select 'within' as side, ${columns} from nav_price
          where fund_id = f.id and nav_price.validity_date between ${span.from} and ${span.to}
          order by nav_price.validity_date limit 1)
      ) p`,
  );
}

interface YtdOnDay {
  fundId: string;
  asOf: string;
  basis: 'annualised' | 'absolute';
  percent: string;
}

/** Of each fund the latest within the span that was published with one. */
export function ytdWithin(db: Db, fundIds: readonly string[], span: Span): Promise<YtdOnDay[]> {
  return rowsOf<YtdOnDay>(
    db,
    sql`select distinct on (fund_id) fund_id as "fundId", as_of::text as "asOf", basis, figures->>'ytd' as percent
      from fund_return
      where fund_id = any(${idsOf(fundIds)}) and as_of between ${span.from} and ${span.to} and figures->>'ytd' is not null
      order by fund_id, as_of desc`,
  );
}
