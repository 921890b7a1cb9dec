import { type KeyValue, type Locale, limits } from '@fundfront/content-model';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';

export interface SitemapRow {
  locale: Locale;
  path: string;
  publishedAt: Date | string;
  seo: KeyValue[] | null;
  isActive: boolean;
  otherPath: string | null;
}

/** By language and path, the key of the table: what a part holds changes with what comes and goes before it alone. */
export function sitemapRows(db: Db, part: number): Promise<SitemapRow[]> {
  const size = limits.sitemapAddresses;
  return rowsOf(
    db,
    sql`select p.locale, p.path, l.published_at as "publishedAt", l.own->'seo' as seo, l.is_active as "isActive",
        other.path as "otherPath"
      from (
        select * from live_path where role = 'canonical' order by locale, path limit ${size} offset ${(part - 1) * size}
      ) p
      join live_entry l on l.id = p.entry_id and l.locale = p.locale
      left join live_path other on other.entry_id = p.entry_id and other.locale <> p.locale and other.role = 'canonical'
      order by p.locale, p.path`,
  );
}

export function sitemapParts(db: Db): Promise<{ updatedAt: Date | string }[]> {
  return rowsOf(
    db,
    sql`select max(c.published_at) as "updatedAt"
      from (
        select entry_id, locale, (row_number() over (order by locale, path) - 1) / ${limits.sitemapAddresses}::int as part
        from live_path where role = 'canonical'
      ) p
      join entry_content c on c.entry_id = p.entry_id and c.locale = p.locale
      group by p.part order by p.part`,
  );
}
