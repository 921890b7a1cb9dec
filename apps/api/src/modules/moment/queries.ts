import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rowsOf.ts';

/** For the rest of the transaction. */
export async function turnBack(db: Db, at: Date): Promise<void> {
  await db.execute(sql`select set_config('search_path', 'as_of, public', true),
    set_config('fundfront.as_of', ${at.toISOString()}, true)`);
}

interface Range {
  now: Date;
  first: Date | null;
  keptSince: Date;
}

/** By the clock of the database, which wrote the history. */
export async function storedRange(db: Db): Promise<Range> {
  const [found] = await rowsOf<Record<keyof Range, Date | string | null>>(
    db,
    sql`select now() as now, as_of.kept_since() as "keptSince",
      (select min(valid_from) from live_version_history) as first`,
  );
  const dateOf = (value: Date | string | null | undefined) => new Date(value ?? Number.NaN);
  return {
    now: dateOf(found?.now),
    keptSince: dateOf(found?.keptSince),
    first: found?.first ? dateOf(found.first) : null,
  };
}

/** Latest first. */
export async function latestChanges(db: Db, limit: number): Promise<Date[]> {
  const rows = await rowsOf<{ at: Date | string }>(
    db,
    sql`(select distinct valid_from as at from live_version_history order by at desc limit ${limit})
      union
      (select distinct valid_to as at from live_version_history where valid_to is not null order by at desc limit ${limit})
      order by at desc limit ${limit}`,
  );
  return rows.map(({ at }) => new Date(at));
}
