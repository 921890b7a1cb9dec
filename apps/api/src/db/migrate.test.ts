import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPreviousVersion, ids, migrateUpTo } from '../../test/previousVersion.ts';
import { openEmptyDb, type TestDb } from '../../test/testDb.ts';
import type { Migrated } from './handle.ts';
import { rowsOf } from './rowsOf.ts';

let db: TestDb;
let notes: Migrated;
beforeAll(async () => {
  db = await openEmptyDb();
  await db.asOwner(async (owner) => {
    await migrateUpTo(owner, '0003_forms');
    await fillPreviousVersion(owner);
  });
  notes = await db.migrate();
});
afterAll(() => db?.close());

const rows = (statement: string) => rowsOf<Record<string, unknown>>(db.db, sql.raw(statement));

describe('a database of the version before', () => {
  it('keeps what was right, under its new names', async () => {
    expect(await rows(`select path, role from live_path where entry_id = '${ids.page}' order by path`)).toEqual([
      { path: '/about', role: 'canonical' },
      { path: '/about-us', role: 'alias' },
      { path: '/former', role: 'redirect' },
    ]);
    expect(await rows(`select id, path, title, live_version from live_entry order by path`)).toEqual([
      { id: ids.page, path: '/about', title: 'about', live_version: 1 },
      { id: ids.astray, path: '/astray', title: 'astray', live_version: 1 },
      { id: ids.orphan, path: '/orphan', title: 'orphan', live_version: 1 },
      { id: ids.fund, path: '/sample-fund', title: 'sample-fund', live_version: 1 },
      { id: ids.child, path: '/team', title: 'team', live_version: 1 },
    ]);
    expect(await rows('select nav::text, import_id from nav_price')).toEqual([{ nav: '100.1000', import_id: null }]);
    expect(await rows('select tracking_number, locale, state from submission order by 1')).toEqual([
      { tracking_number: 'CT-2601-1', locale: 'ur', state: 'new' },
      { tracking_number: 'CT-2601-2', locale: 'en', state: 'new' },
    ]);
    expect(await rows('select position::int, who from audit')).toEqual([{ position: 1, who: 'Amna Admin' }]);
  });

  it('is repaired where it broke a new rule', async () => {
    expect(await rows(`select parent_id from entry where id in ('${ids.orphan}', '${ids.astray}')`)).toEqual([
      { parent_id: null },
      { parent_id: null },
    ]);
    expect(await rows(`select parent_id from entry where id = '${ids.child}'`)).toEqual([{ parent_id: ids.page }]);
    expect(
      await rows(
        `select v.number, v.slug, c.live_version from entry_version v join entry_content c using (entry_id)
          where v.entry_id = '${ids.withoutVersion}' order by v.number`,
      ),
    ).toEqual([
      { number: 1, slug: 'lost', live_version: null },
      { number: 3, slug: 'lost', live_version: null },
    ]);
    expect(await rows(`select state, roles from app_user where id = '${ids.former}'`)).toEqual([
      { state: 'disabled', roles: [] },
    ]);
    expect(await rows(`select role from live_path where path = '/team-again'`)).toEqual([{ role: 'alias' }]);
    expect(await rows(`select state from subscriber where email = 'odd@example.test'`)).toEqual([{ state: 'ended' }]);
  });

  it('loses nothing: each such row is noted as it was, and told of once', async () => {
    const noted = await rows(`select table_name, count(*)::int as n from migration_repair group by 1 order by 1`);
    expect(noted).toEqual([
      { table_name: 'app_user', n: 2 },
      { table_name: 'entry', n: 2 },
      { table_name: 'entry_content', n: 3 },
      { table_name: 'fund_return', n: 1 },
      { table_name: 'live_path', n: 2 },
      { table_name: 'nav_price', n: 3 },
      { table_name: 'outbox', n: 1 },
      { table_name: 'publication', n: 1 },
      { table_name: 'session', n: 1 },
      { table_name: 'submission', n: 2 },
      { table_name: 'subscriber', n: 1 },
    ]);
    expect(
      await rows(`select row->>'locale' as locale, row->'data' as data from migration_repair
        where reason = 'Unknown language: removed'`),
    ).toEqual([{ locale: 'fr', data: { title: 'Propos' } }]);
    expect(await rows(`select row from migration_repair where row ? 'password_hash'`)).toEqual([]);
    expect(notes.repaired.reduce((total, each) => total + each.rows, 0)).toBe(19);
    expect((await db.migrate()).repaired).toEqual([]);
  });

  it('keeps entries of a type that is declared no more, and names it', async () => {
    expect(notes.undeclaredTypes).toEqual(['ghost']);
    expect(await rows(`select type from entry where id = '${ids.ghost}'`)).toEqual([{ type: 'ghost' }]);
  });
});

it('runs as a role of its own', async () => {
  expect(notes.ownerBecause).toBeNull();
  expect(await rows('select current_user as name')).toEqual([{ name: 'fundfront_app' }]);
});

it('has no index that a search would read through unsorted', async () => {
  const gin = await rows(
    `select relname, reloptions from pg_class join pg_am on pg_am.oid = relam
      where amname = 'gin' and relnamespace = 'public'::regnamespace`,
  );
  expect(gin.length).toBeGreaterThan(0);
  expect(gin.filter(({ reloptions }) => !/fastupdate=(off|false)/.test(String(reloptions)))).toEqual([]);
});
