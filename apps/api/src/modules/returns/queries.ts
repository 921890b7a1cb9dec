import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { column } from '../../db/sqlValues.ts';
import type { ComputedReturn } from './computeReturns.ts';
import type { DayPrice } from './growth.ts';
import type { CategoryBasis } from './rules.ts';

interface FundTerms {
  fundId: string;
  basis: CategoryBasis;
  inception: string | null;
  benchmarkId: string | null;
}

/** Of those of the funds that have a category, as the public sees them; what was never live as it is written. */
export function fundTerms(db: Db, fundIds: readonly string[]): Promise<FundTerms[]> {
  return rowsOf<FundTerms>(
    db,
    sql`with data as (
        select e.id, e.type, coalesce(l.base, c.data) as data from entry e
        join entry_content c on c.entry_id = e.id and c.locale = e.base_locale
        left join live_entry l on l.id = e.id and l.locale = e.base_locale
        where (e.type = 'fund' and e.id = any(${column(fundIds, sql`uuid`)})) or e.type = 'fundCategory'
      )
      select f.id as "fundId", case c.data->>'basis' when 'annualised' then 'annualised' else 'absolute' end as basis,
        nullif(f.data->>'inceptionDate', '') as inception, nullif(f.data->>'benchmarkValues', '') as "benchmarkId"
      from data f join data c on c.type = 'fundCategory' and c.id::text = f.data->>'category'
      where f.type = 'fund'`,
  );
}

/** Funds of which the field names one of the entries, as {@link fundTerms} reads them. */
async function fundsNaming(db: Db, field: 'benchmarkValues' | 'category', ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select e.id from entry e
      join entry_content c on c.entry_id = e.id and c.locale = e.base_locale
      left join live_entry l on l.id = e.id and l.locale = e.base_locale
      where e.type = 'fund' and coalesce(l.base, c.data)->>${field} = any(${column(ids, sql`text`)})`,
  );
  return rows.map(({ id }) => id);
}

export const benchmarkedBy = (db: Db, benchmarkIds: readonly string[]): Promise<string[]> =>
  fundsNaming(db, 'benchmarkValues', benchmarkIds);

export const fundsInCategory = (db: Db, categoryId: string): Promise<string[]> =>
  fundsNaming(db, 'category', [categoryId]);

interface PriceSeries {
  fundId: string;
  /** Oldest first, with commas between, for twenty years of fifty funds are a quarter of a million. */
  days: string;
  navs: string;
}

export function priceSeries(db: Db, fundIds: readonly string[]): Promise<PriceSeries[]> {
  return rowsOf<PriceSeries>(
    db,
    sql`select fund_id as "fundId", string_agg(validity_date::text, ',' order by validity_date) as days,
        string_agg(nav::text, ',' order by validity_date) as navs
      from nav_price where fund_id = any(${column(fundIds, sql`uuid`)}) group by fund_id`,
  );
}

/** Oldest first. */
export function pricesIn({ days, navs }: PriceSeries): DayPrice[] {
  const each = navs.split(',');
  return days.split(',').map((day, index) => ({ day, nav: each[index] ?? '' }));
}

interface StoredPayout {
  fundId: string;
  exDay: string;
  /** Rupees per unit. */
  amount: string;
}

export function payoutsOf(db: Db, fundIds: readonly string[]): Promise<StoredPayout[]> {
  return rowsOf<StoredPayout>(
    db,
    sql`select fund_id as "fundId", ex_day::text as "exDay", amount::text from nav_payout
      where fund_id = any(${column(fundIds, sql`uuid`)}) order by fund_id, ex_day`,
  );
}

export interface StoredComputed extends ComputedReturn {
  fundId: string;
  asOf: string;
}

/**
 * All that is computed for these funds, in one statement: what is not among the rows goes, and a figure that stays as it
 * was keeps its time.
 */
export async function replaceComputed(
  db: Db,
  fundIds: readonly string[],
  rows: readonly StoredComputed[],
  at: Date,
): Promise<void> {
  if (fundIds.length === 0) return;
  await db.execute(sql`with fresh as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t ("fundId" uuid, "asOf" date, period text,
        "from" date, base date, percent numeric, basis text, cagr numeric, benchmark numeric)
    ), gone as (
      delete from computed_return c where c.fund_id = any(${column(fundIds, sql`uuid`)}) and not exists (
        select from fresh f where f."fundId" = c.fund_id and f."asOf" = c.as_of and f.period = c.period)
    )
    insert into computed_return as c (fund_id, as_of, period, from_day, base_day, percent, basis, cagr, benchmark, recorded_at)
    select "fundId", "asOf", period, "from", base, percent, basis, cagr, benchmark, ${at.toISOString()}::timestamptz from fresh
    on conflict (fund_id, as_of, period) do update set from_day = excluded.from_day, base_day = excluded.base_day,
      percent = excluded.percent, basis = excluded.basis, cagr = excluded.cagr, benchmark = excluded.benchmark, recorded_at = excluded.recorded_at
    where (c.from_day, c.base_day, c.percent, c.basis, c.cagr, c.benchmark) is distinct from
      (excluded.from_day, excluded.base_day, excluded.percent, excluded.basis, excluded.cagr, excluded.benchmark)`);
}

/** Of the complete years, or of all other periods. */
export function computedReturns(
  db: Db,
  fundIds: readonly string[],
  which: 'years' | 'running',
): Promise<StoredComputed[]> {
  if (fundIds.length === 0) return Promise.resolve([]);
  return rowsOf<StoredComputed>(
    db,
    sql`select fund_id as "fundId", as_of::text as "asOf", period, from_day::text as "from", base_day::text as base,
        percent::text, basis, cagr::text, benchmark::text
      from computed_return where fund_id = any(${column(fundIds, sql`uuid`)}) and (period ~ '^[cf]y[0-9]') = ${which === 'years'}
      order by fund_id, period`,
  );
}
