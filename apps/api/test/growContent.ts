import { sql } from 'drizzle-orm';
import { rowsOf } from '../src/db/rowsOf.ts';
import type { Base } from './engines.ts';

export const firstId = 100;
const perSection = 50;

const idOf = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const phrase = `(array['report','notice','statement','summary','review'])[1 + n % 5] || ' ' || md5(n::text)`;

const fill = (from: number, to: number) => {
  const numbers = `from generate_series(${from}, ${to - 1}) n`;
  const isPage = '(n % 2 = 0)';
  const section = `n - n % (2 * ${perSection})`;
  const own = `(n % (2 * ${perSection}) = 0)`;
  const path = `case when ${own} then '/section-' || n when ${isPage} then '/section-' || ${section} || '/page-' || n
    else '/downloads/articles/article-' || n end`;
  const slug = `case when ${own} then 'section-' || n when ${isPage} then 'page-' || n else 'article-' || n end`;
  const data = `jsonb_build_object('title', ${phrase}, 'slug', ${slug}, 'body', '<p>' || repeat(${phrase} || ' ', 20) || '</p>')
    || case when ${isPage} then '{"template": "prose", "isActive": true}'::jsonb
      else jsonb_build_object('kind', 'announcement', 'date', (date '2010-01-01' + (n * 7919 % 5800)::int)::text) end`;
  return [
    `insert into entry (id, type, base_locale, sort, parent_id)
      select ${idOf('n')}, case when ${isPage} then 'page' else 'article' end, 'en', n,
        case when ${isPage} and not ${own} then ${idOf(section)} end ${numbers} order by ${own} desc`,
    `insert into entry_version (entry_id, locale, slug, title, data, number, origin)
      select ${idOf('n')}, 'en', ${slug}, ${phrase}, ${data}, 1, 'seed' ${numbers}`,
    `insert into publication (entry_id, locale, version) select ${idOf('n')}, 'en', 1 ${numbers}`,
    `insert into entry_content (entry_id, locale, slug, title, data, version, live_version, published_at, search_text)
      select ${idOf('n')}, 'en', ${slug}, ${phrase}, ${data}, 1, 1, now(), lower(${phrase}) ${numbers}`,
    `insert into live_path (locale, path, entry_id, role) select 'en', ${path}, ${idOf('n')}, 'canonical' ${numbers}`,
    `insert into search_document (entry_id, locale, title, body)
      select ${idOf('n')}, 'en', ' ' || ${phrase} || ' ', repeat(' ' || ${phrase} || ' ', 20) ${numbers}`,
  ];
};

/**
 * Live English entries beside what there is, half of them pages, half articles, as publishing would have left them.
 * @param from the number of the first, a multiple of a hundred
 * @param to the number after the last
 */
export async function growContent(base: Base, from: number, to: number): Promise<void> {
  const { db } = base.handle;
  await base.handle.asOwner(async (owner) => {
    await owner.transaction(async (tx) => {
      const tables = ['entry', 'entry_version', 'entry_content', 'publication', 'live_path'];
      for (const table of tables) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
      for (const statement of fill(from, to)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`analyze entry, entry_content, entry_version, live_path, content_type`);
      const ids = sql.raw(`array(select ${idOf('n')} from generate_series(${from}, ${to - 1}) n)`);
      await tx.execute(sql`select refresh_entry_list(${ids}), refresh_listed_item(${ids})`);
      for (const table of tables) await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
      await tx.execute(sql`analyze entry_list, listed_item, search_document, publication`);
    });
  });
  await rowsOf(db, sql`select 1`);
}
