import type { EntryData } from '@fundfront/content-model';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { instant, localeEnum } from './columns.ts';

/** Plain joins, so that a condition on id, type, key, slug or path reaches the tables' indexes. */
export const liveEntry = pgView('live_entry', {
  id: uuid().notNull(),
  type: text().notNull(),
  key: text(),
  parentId: uuid(),
  sort: integer().notNull(),
  baseLocale: localeEnum().notNull(),
  createdAt: instant().notNull(),
  locale: localeEnum().notNull(),
  liveVersion: integer().notNull(),
  publishedAt: instant(),
  title: text().notNull(),
  /** Sub-funds of a pension scheme share their name: in lists, each would be the same line. */
  listedTitle: text().notNull(),
  slug: text().notNull(),
  own: jsonb().$type<EntryData>().notNull(),
  /** The base language: its live version, else its working copy. */
  base: jsonb().$type<EntryData>().notNull(),
  isActive: boolean().notNull(),
  path: text(),
}).as(sql`select e.id, e.type, e.key, e.parent_id, e.sort, e.base_locale, e.created_at,
  c.locale, c.live_version, c.published_at,
  v.title, v.title || coalesce(' (' || nullif(v.data->>'subFund', '') || ')', '') as listed_title, v.slug,
  v.data as own, coalesce(bv.data, b.data) as base,
  coalesce(coalesce(bv.data, b.data)->>'isActive', 'true') <> 'false' as is_active,
  p.path
from entry e
join entry_content c on c.entry_id = e.id
join entry_version v on v.entry_id = c.entry_id and v.locale = c.locale and v.number = c.live_version
join entry_content b on b.entry_id = e.id and b.locale = e.base_locale
left join entry_version bv on bv.entry_id = b.entry_id and bv.locale = b.locale and bv.number = b.live_version
left join live_path p on p.entry_id = e.id and p.locale = c.locale and p.role = 'canonical'
where e.trashed_at is null`);
