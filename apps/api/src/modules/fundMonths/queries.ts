import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rowsOf.ts';

export interface PaidOut {
  /** The ex-day. */
  day: string;
  /** Rupees per unit. */
  amount: string;
  /** Of the same day; null where none was announced. */
  nav: string | null;
}

/** Latest first. */
export function paidOut(db: Db, fundId: string): Promise<PaidOut[]> {
  return rowsOf<PaidOut>(
    db,
    sql`select o.ex_day::text as day, o.amount::text as amount, p.nav::text as nav
      from nav_payout o left join nav_price p on p.fund_id = o.fund_id and p.validity_date = o.ex_day
      where o.fund_id = ${fundId} order by o.ex_day desc`,
  );
}
