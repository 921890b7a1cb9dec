import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { column } from '../../../db/sqlValues.ts';
import type { StoredPrice, StoredReturns, WriteCounts } from '../../nav/queries.ts';

interface PricesOfFund {
  fundId: string;
  days: string;
  navs: string;
  offers: string;
  redemptions: string;
}

/** Prices of each fund in the span, and of some days on either side, oldest first. A hundred thousand come as text. */
export async function pricesNear(
  db: Db,
  fundIds: readonly string[],
  { from, to, before, after }: { from: string; to: string; before: number; after: number },
): Promise<Map<string, StoredPrice[]>> {
  if (fundIds.length === 0) return new Map();
  const joined = (value: SQL) => sql`string_agg(coalesce(${value}::text, ''), ',' order by p.validity_date)`;
  const rows = await rowsOf<PricesOfFund>(
    db,
    sql`select f.id as "fundId", ${joined(sql`p.validity_date`)} as days, ${joined(sql`p.nav`)} as navs,
        ${joined(sql`p.offer`)} as offers, ${joined(sql`p.redemption`)} as redemptions
      from unnest(${column(fundIds, sql`uuid`)}) as f (id) cross join lateral (
        (select * from nav_price where fund_id = f.id and validity_date < ${from} order by validity_date desc limit ${before})
        union all (select * from nav_price where fund_id = f.id and validity_date between ${from} and ${to})
        union all (select * from nav_price where fund_id = f.id and validity_date > ${to} order by validity_date limit ${after})
      ) p group by f.id`,
  );
  return new Map(
    rows.map(({ fundId, days, navs, offers, redemptions }) => {
      const [nav, offer, redemption] = [navs.split(','), offers.split(','), redemptions.split(',')];
      const prices = days.split(',').map((validityDate, index) => ({
        fundId,
        validityDate,
        nav: nav[index] ?? '',
        offer: offer[index] || null,
        redemption: redemption[index] || null,
      }));
      return [fundId, prices];
    }),
  );
}

/** Per unit, by fund and ex-date. */
export async function payoutsBetween(
  db: Db,
  fundIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Map<string, Map<string, string>>> {
  if (fundIds.length === 0) return new Map();
  const rows = await rowsOf<{ fundId: string; day: string; amount: string }>(
    db,
    sql`select fund_id as "fundId", ex_day::text as day, amount::text from nav_payout
      where fund_id = any(${column(fundIds, sql`uuid`)}) and ex_day between ${from} and ${to}`,
  );
  const byFund = Map.groupBy(rows, ({ fundId }) => fundId);
  return new Map([...byFund].map(([fundId, own]) => [fundId, new Map(own.map(({ day, amount }) => [day, amount]))]));
}

/** Funds of which prices are expected: those with a price within so many days before the day, but none on it. */
export function fundsWithoutPrice(db: Db, day: string, since: string): Promise<{ fundId: string }[]> {
  return rowsOf(
    db,
    sql`select distinct p.fund_id as "fundId" from nav_price p join entry e on e.id = p.fund_id
      where p.validity_date >= ${since} and p.validity_date < ${day} and e.type = 'fund' and e.trashed_at is null
        and not e.sample`,
  );
}

/** As `announce` would count them: at most one row per fund and day in the list. */
export async function comparePrices(db: Db, prices: readonly StoredPrice[]): Promise<WriteCounts> {
  if (prices.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const of = (key: keyof StoredPrice, type: SQL) =>
    column(
      prices.map((price) => price[key]),
      type,
    );
  const [counts] = await rowsOf<{ created: number; updated: number }>(
    db,
    sql`select count(*) filter (where a.id is null)::int as created,
        count(*) filter (where a.id is not null and (a.kind <> 'price' or
          (g.nav, coalesce(g.offer, a.offer), coalesce(g.redemption, a.redemption))
            is distinct from (a.nav, a.offer, a.redemption)))::int as updated
      from unnest(${of('fundId', sql`uuid`)}, ${of('validityDate', sql`date`)}, ${of('nav', sql`numeric`)},
        ${of('offer', sql`numeric`)}, ${of('redemption', sql`numeric`)}) as g (fund_id, day, nav, offer, redemption)
      left join lateral (
        select * from nav_announcement n where n.fund_id = g.fund_id and n.day = g.day and n.slot = 'price'
          and not exists (select from nav_announcement later where later.corrects = n.id) limit 1
      ) a on true`,
  );
  const { created = 0, updated = 0 } = counts ?? {};
  return { created, updated, unchanged: prices.length - created - updated };
}

/** As `upsertReturns` would count them. */
export async function compareReturns(db: Db, returns: readonly StoredReturns[]): Promise<WriteCounts> {
  if (returns.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const of = (values: readonly string[], type: SQL) => column(values, type);
  const [counts] = await rowsOf<{ created: number; updated: number }>(
    db,
    sql`select count(*) filter (where r.fund_id is null)::int as created,
        count(*) filter (where r.fund_id is not null and (r.basis, r.figures) is distinct from
          (g.basis, case when r.basis = g.basis then r.figures || g.figures else g.figures end))::int as updated
      from unnest(
        ${of(
          returns.map(({ fundId }) => fundId),
          sql`uuid`,
        )},
        ${of(
          returns.map(({ asOf }) => asOf),
          sql`date`,
        )},
        ${of(
          returns.map(({ basis }) => basis),
          sql`return_basis`,
        )},
        ${of(
          returns.map(({ figures }) => JSON.stringify(figures)),
          sql`jsonb`,
        )}) as g (fund_id, as_of, basis, figures)
      left join fund_return r on r.fund_id = g.fund_id and r.as_of = g.as_of`,
  );
  const { created = 0, updated = 0 } = counts ?? {};
  return { created, updated, unchanged: returns.length - created - updated };
}
