import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../src/db/client.ts';
import { migrationsFolder } from '../src/db/handle.ts';

const journal = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) });

const read = (name: string) => readFileSync(path.join(migrationsFolder, name), 'utf8');

const { entries } = v.parse(journal, JSON.parse(read('meta/_journal.json')));
export const migrationTags: readonly string[] = entries.map(({ tag }) => tag);

/** @param after called with the tag of each migration that is in */
export async function migrateUpTo(
  db: Db,
  lastTag: string,
  after: (tag: string) => Promise<void> = async () => {},
): Promise<void> {
  const count = migrationTags.indexOf(lastTag) + 1;
  await db.execute(sql`create schema drizzle`);
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)`,
  );
  for (const { tag, when } of entries.slice(0, count)) {
    const statements = read(`${tag}.sql`).split('--> statement-breakpoint');
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${tag}, ${when})`);
    await after(tag);
  }
}

export const ids = {
  admin: '00000000-0000-4000-8000-000000000001',
  checker: '00000000-0000-4000-8000-000000000002',
  former: '00000000-0000-4000-8000-000000000003',
  page: '10000000-0000-4000-8000-000000000001',
  child: '10000000-0000-4000-8000-000000000002',
  orphan: '10000000-0000-4000-8000-000000000003',
  astray: '10000000-0000-4000-8000-000000000004',
  withoutVersion: '10000000-0000-4000-8000-000000000005',
  fund: '20000000-0000-4000-8000-000000000001',
  ghost: '30000000-0000-4000-8000-000000000001',
  nobody: '99999999-0000-4000-8000-000000000009',
} as const;

const { admin, checker, former, page, child, orphan, astray, withoutVersion, fund, ghost, nobody } = ids;

const entryRows = (
  id: string,
  type: string,
  slug: string,
  { parent = 'null', live = true, by = `'${admin}'` } = {},
) => [
  `insert into entry (id, type, base_locale, parent_id) values ('${id}', '${type}', 'en', ${parent})`,
  `insert into entry_version (entry_id, locale, number, data, slug, title, origin, created_by)
    values ('${id}', 'en', 1, '{"title":"${slug}"}', '${slug}', '${slug}', 'save', ${by})`,
  `insert into entry_content (entry_id, locale, slug, title, data, version, live_version, published_at, updated_by)
    values ('${id}', 'en', '${slug}', '${slug}', '{"title":"${slug}"}', 1, ${live ? '1, now()' : 'null, null'}, ${by})`,
  ...(live
    ? [
        `insert into publication (entry_id, locale, version, published_by) values ('${id}', 'en', 1, ${by})`,
        `insert into live_address (locale, address, entry_id, role) values ('en', '/${slug}', '${id}', 'canonical')`,
      ]
    : []),
];

/** One of everything that was right then, by the migration that made its table. */
export const firstRows = {
  '0000_init': [
    `insert into app_user (id, email, first_name, last_name, password_hash, roles, state) values
      ('${admin}', 'admin@example.test', 'Amna', 'Admin', 'x', '["admin"]', 'active'),
      ('${checker}', 'checker@example.test', 'Chand', 'Checker', 'x', '["publisher"]', 'active')`,
    `insert into session (user_id, end_reason) values ('${admin}', 'logout')`,
    ...entryRows(page, 'page', 'about'),
    ...entryRows(child, 'page', 'team', { parent: `'${page}'` }),
    `insert into live_address (locale, address, entry_id, role) values
      ('en', '/about-us', '${page}', 'answer'), ('en', '/former', '${page}', 'redirect')`,
    // Published by its own author, as the release before allowed imports to do.
    ...entryRows(fund, 'fund', 'sample-fund', { by: 'null' }),
    `insert into nav_price (fund_id, validity_date, nav, offer, redemption, source) values
      ('${fund}', '2026-01-02', 100.1, 102.4, 100.1, 'list.csv')`,
    `insert into fund_return (fund_id, as_of, basis, figures, source)
      values ('${fund}', '2026-01-02', 'annualised', '{"ytd":"9.43"}', 'list.csv')`,
    `insert into search_document (entry_id, locale, title, body) values ('${page}', 'en', 'about', 'about')`,
    `insert into outbox (topic, payload) values ('site', '{"tags":[],"paths":[]}')`,
    `insert into audit (position, at, who, action, detail, previous_hash, hash)
      values (1, now(), 'Amna Admin', 'content.publish', '{}', 'a', 'b')`,
  ],
  '0001_search_words': [`insert into search_word (locale, word) values ('en', 'about')`],
  '0003_forms': [
    `insert into submission (form, reference, locale, name, email, answers, search_text, created_at, changed_at)
      values ('contact', 'CT-2601-1', 'ur', 'Visitor', 'visitor@example.test', '{}', 'visitor', now(), now())`,
    `insert into subscriber (email, name, city, phone, locale, wants, state, search_text, created_at, changed_at)
      values ('reader@example.test', 'Reader', '', '', 'en', '[]', 'confirmed', 'reader', now(), now())`,
  ],
} as const;

/** Prevented by code alone, so that a script or an import may have written it. */
const badRows = [
  `insert into app_user (id, email, first_name, last_name, password_hash, roles, state)
    values ('${former}', 'former@example.test', 'F', 'F', 'x', '{}', 'gone')`,
  `insert into session (user_id, end_reason) values ('${former}', 'moonlight')`,
  ...entryRows(orphan, 'page', 'orphan', { parent: `'${nobody}'` }),
  ...entryRows(astray, 'page', 'astray', { parent: `'${fund}'` }),
  ...entryRows(withoutVersion, 'page', 'lost', { live: false }),
  `update entry_content set version = 3, live_version = 2 where entry_id = '${withoutVersion}'`,
  `insert into publication (entry_id, locale, version) values ('${withoutVersion}', 'en', 2)`,
  ...entryRows(ghost, 'ghost', 'ghost', { live: false }),
  `insert into entry_content (entry_id, locale, slug, title, data, version)
    values ('${page}', 'fr', 'propos', 'Propos', '{"title":"Propos"}', 1)`,
  `insert into live_address (locale, address, entry_id, role) values ('en', '/odd', '${page}', 'odd'),
    ('en', '/team-again', '${child}', 'canonical')`,
  `insert into nav_price (fund_id, validity_date, nav, offer, redemption, source) values
    ('${fund}', '2026-01-03', 0, null, null, 'list.csv'), ('${fund}', '2026-01-04', 100, 99, 101, 'list.csv'),
    ('${page}', '2026-01-05', 100, null, null, 'list.csv')`,
  `insert into fund_return (fund_id, as_of, basis, figures, source)
    values ('${fund}', '2026-01-03', 'guessed', '{"ytd":"1"}', 'list.csv')`,
  `insert into submission (form, reference, locale, name, email, answers, state, search_text, created_at, changed_at)
    values ('contact', 'CT-2601-2', 'fr', 'Visiteur', 'v@example.test', '{}', 'odd', 'v', now(), now())`,
  `insert into subscriber (email, name, city, phone, locale, wants, state, search_text, created_at, changed_at)
    values ('odd@example.test', 'Odd', '', '', 'en', '[]', 'odd', 'odd', now(), now())`,
  `insert into outbox (topic, payload) values ('pigeon', '{}')`,
];

/** Fills tables of {@link migrateUpTo} `0003_forms` with one of everything, and with rows against every rule since. */
export async function fillPreviousVersion(db: Db): Promise<void> {
  for (const statement of [...Object.values(firstRows).flat(), ...badRows]) await db.execute(sql.raw(statement));
}
