import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateUpTo } from '../../test/previousVersion.ts';
import { openEmptyDb, type TestDb } from '../../test/testDb.ts';
import { rowsOf } from './rowsOf.ts';

const document = '70000000-0000-4000-8000-000000000001';
const draft = '70000000-0000-4000-8000-000000000002';

const version = (id: string, number: number, name: string) =>
  `insert into entry_version (entry_id, locale, number, data, slug, title, origin) values
    ('${id}', 'en', ${number}, '{"title":"D","file":{"src":"/api/files/${name}.pdf"}}', 'd', 'D', 'seed')`;
const media = (name: string, object: string) =>
  `insert into media (name, object, original_name, media_type, bytes, title)
    values ('${name}.pdf', '${object}.pdf', 'D.pdf', 'application/pdf', 1, 'D')`;
const replaced = (position: number, at: string, name: string, from: string, to: string) =>
  `insert into audit (position, at, who, action, detail, previous_hash, hash) values (${position}, '${at}', 'A',
    'media.replace', '{"name":"${name}.pdf","from":"${from}.pdf","to":"${to}.pdf"}', 'h${position - 1}', 'h${position}')`;
const published = (number: number, at: string, ended: string) =>
  `insert into publication (entry_id, locale, version, published_at, ended_at)
    values ('${document}', 'en', ${number}, '${at}', ${ended})`;
const content = (id: string, number: number, live: string) =>
  `insert into entry_content (entry_id, locale, slug, title, data, version, live_version, published_at)
    select '${id}', 'en', 'd', 'D', data, ${number}, ${live} from entry_version
    where entry_id = '${id}' and number = ${number}`;

/** Two versions with a file each; both files were exchanged, before, while and after the public saw them. */
const before = [
  `insert into content_type (name, policy) values ('document', 'one-person')`,
  `insert into entry (id, type, base_locale) values ('${document}', 'document', 'en'), ('${draft}', 'document', 'en')`,
  media('a', 'a2'),
  media('b', 'b1'),
  media('c', 'c'),
  version(document, 1, 'a'),
  version(document, 2, 'b'),
  version(draft, 1, 'c'),
  // Its chain of hashes is another test's.
  `alter table audit disable trigger user`,
  replaced(1, '2024-12-01T00:00:00Z', 'a', 'a', 'a1'),
  replaced(2, '2025-08-01T00:00:00Z', 'a', 'a1', 'a2'),
  replaced(3, '2025-09-01T00:00:00Z', 'b', 'b', 'b1'),
  `alter table audit enable trigger user`,
  published(1, '2025-01-01T00:00:00Z', `'2025-06-01T00:00:00Z'`),
  published(2, '2025-06-01T00:00:00Z', 'null'),
  content(document, 2, `2, '2025-06-01T00:00:00Z'`),
  content(draft, 1, 'null, null'),
];

let db: TestDb;
beforeAll(async () => {
  db = await openEmptyDb();
  await db.asOwner(async (owner) => {
    await migrateUpTo(owner, '0021_assignees');
    await owner.transaction(async (tx) => {
      for (const statement of before) await tx.execute(sql.raw(statement));
    });
  });
  await db.migrate();
});
afterAll(() => db?.close());

it('knows every file that was public before there was a register, and since when', async () => {
  const rows = await rowsOf(
    db.db,
    sql`select entry_id, object, version, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') as published,
      to_char(ended_at at time zone 'UTC', 'YYYY-MM-DD') as ended from document_file order by published_at`,
  );
  expect(rows).toEqual([
    { entry_id: document, object: 'a1.pdf', version: 1, published: '2025-01-01', ended: '2025-06-01' },
    { entry_id: document, object: 'b.pdf', version: 2, published: '2025-06-01', ended: '2025-09-01' },
    { entry_id: document, object: 'b1.pdf', version: 2, published: '2025-09-01', ended: null },
  ]);
});
