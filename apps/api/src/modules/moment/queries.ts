import type { Locale } from '@fundfront/content-model';
import { timeZone } from '@fundfront/content-model/karachi';
import { sql } from 'drizzle-orm';
import type { PastMoment } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rowsOf.ts';

/** For the rest of the transaction. */
export async function turnBack(db: Db, { at, knownAt }: PastMoment): Promise<void> {
  await db.execute(sql`select set_config('search_path', 'as_of, public', true),
    set_config('fundfront.as_of', ${at.toISOString()}, true),
    set_config('fundfront.known_at', ${knownAt?.toISOString() ?? ''}, true)`);
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

/** Each instant counts once: all that a transaction changes, changes at one. */
export function changedDays(db: Db, from: Date, to: Date): Promise<{ day: string; changes: number }[]> {
  const within = (column: 'valid_from' | 'valid_to') =>
    sql`select ${sql.identifier(column)} as at from live_version_history
      where ${sql.identifier(column)} >= ${from.toISOString()} and ${sql.identifier(column)} < ${to.toISOString()}`;
  return rowsOf<{ day: string; changes: number }>(
    db,
    sql`select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as changes
      from (${within('valid_from')} union ${within('valid_to')}) as changed group by 1 order by 1`,
  );
}

interface LiveSpan {
  version: number;
  from: Date | string;
  to: Date | string | null;
  by: string | null;
}

/** Of the page that had this address then; latest first. */
export function liveSpans(
  db: Db,
  { at, locale, path, limit }: { at: Date; locale: Locale; path: string; limit: number },
): Promise<LiveSpan[]> {
  return rowsOf<LiveSpan>(
    db,
    sql`select v.version, v.valid_from as from, v.valid_to as to, nullif(trim(u.first_name || ' ' || u.last_name), '') as by
      from live_path_history p
      join live_version_history v on v.entry_id = p.entry_id and v.locale = p.locale
      left join publication made on made.entry_id = v.entry_id and made.locale = v.locale
        and made.version = v.version and made.published_at = v.published_at
      left join app_user u on u.id = made.published_by
      where p.locale = ${locale} and p.path = ${path} and p.valid_from <= ${at.toISOString()}
        and (p.valid_to is null or p.valid_to > ${at.toISOString()})
      order by v.valid_from desc limit ${limit}`,
  );
}
