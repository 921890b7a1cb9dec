import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillPreviousVersion, ids, migrateUpTo } from '../../test/previousVersion.ts';
import { openEmptyDb, type TestDb } from '../../test/testDb.ts';
import { rowsOf } from './rowsOf.ts';

let db: TestDb;
beforeAll(async () => {
  db = await openEmptyDb();
  await db.asOwner(async (owner) => {
    await migrateUpTo(owner, '0003_forms');
    await fillPreviousVersion(owner);
  });
  await db.migrate();
});
afterAll(() => db?.close());

// The embedded engine's clock counts milliseconds, and what comes and goes in one of them was never seen.
const untilLater = () => sleep(2);
async function run(statement: string): Promise<void> {
  await untilLater();
  await db.db.execute(sql.raw(statement));
}
const rows = (statement: string) => rowsOf<Record<string, unknown>>(db.db, sql.raw(statement));

/** Versions with whether each is still live, oldest first. */
const versions = () =>
  rows(`select version, valid_to is null as open from live_version_history
    where entry_id = '${ids.page}' and locale = 'en' order by valid_from`);
const gaps = () =>
  rows(`select 1 from live_version_history one join live_version_history other
    on one.entry_id = other.entry_id and one.locale = other.locale and one.valid_from < other.valid_from
    and (one.valid_to is null or one.valid_to > other.valid_from)`);

const newVersion = (number: number) =>
  `insert into entry_version (entry_id, locale, number, data, slug, title, origin, created_by)
    values ('${ids.page}', 'en', ${number}, '{}', 'about', 'About', 'save', '${ids.admin}')`;
const end = `update publication set ended_at = now() where entry_id = '${ids.page}' and ended_at is null`;
const start = (number: number) =>
  `insert into publication (entry_id, locale, version, published_by) values ('${ids.page}', 'en', ${number}, '${ids.admin}')`;
const live = (value: string) =>
  `update entry_content set live_version = ${value} where entry_id = '${ids.page}' and locale = 'en'`;

async function together(...statements: string[]): Promise<void> {
  await untilLater();
  await db.db.transaction(async (tx) => {
    for (const each of statements) await tx.execute(sql.raw(each));
  });
}

describe('the history of what is live', () => {
  it('begins with what publications, entries and paths can tell', async () => {
    expect(await versions()).toEqual([{ version: 1, open: true }]);
    expect(await rows(`select path, role from live_path_history where entry_id = '${ids.page}' order by path`)).toEqual(
      [
        { path: '/about', role: 'canonical' },
        { path: '/about-us', role: 'alias' },
        { path: '/former', role: 'redirect' },
      ],
    );
    expect(await rows(`select parent_id from entry_place_history where entry_id = '${ids.child}'`)).toEqual([
      { parent_id: ids.page },
    ]);
  });

  it('follows every way of going live and off, by statements of any kind', async () => {
    await together(newVersion(2), end, start(2), live('2'));
    await run(live('null'));
    await together(end, start(1), live('1'));
    expect(await versions()).toEqual([
      { version: 1, open: false },
      { version: 2, open: false },
      { version: 1, open: true },
    ]);
    // What comes and goes within one transaction was never seen.
    await together(end, start(2), live('2'), end, start(1), live('1'));
    expect(await versions()).toHaveLength(4);
    expect(await gaps()).toEqual([]);
  });

  it('keeps the second of two that were made in one statement, and nothing that stayed', async () => {
    const before = await rows('select count(*)::int as n from live_version_history');
    await run(`update entry_content set title = title`);
    await run(`update entry set sample = sample`);
    expect(await rows('select count(*)::int as n from live_version_history')).toEqual(before);
    const place = `select parent_id, valid_to is null as open from entry_place_history where entry_id = '${ids.child}'
      order by valid_from`;
    await run(`update entry set parent_id = null where id = '${ids.child}'`);
    expect(await rows(place)).toEqual([
      { parent_id: ids.page, open: false },
      { parent_id: null, open: true },
    ]);
  });

  it('follows paths that are dropped, taken by another and given back', async () => {
    const spans = () =>
      rows(
        `select entry_id, valid_to is null as open from live_path_history where path = '/about-us' order by valid_from`,
      );
    await run(`delete from live_path where path = '/about-us'`);
    await run(
      `insert into live_path (locale, path, entry_id, role) values ('en', '/about-us', '${ids.child}', 'alias')`,
    );
    await run(`update live_path set entry_id = '${ids.page}' where path = '/about-us'`);
    expect(await spans()).toEqual([
      { entry_id: ids.page, open: false },
      { entry_id: ids.child, open: false },
      { entry_id: ids.page, open: true },
    ]);
  });

  it('keeps a price that is corrected without a word of its time', async () => {
    await run(`update nav_price set nav = 100.2 where fund_id = '${ids.fund}'`).catch(() => undefined);
    await db.asOwner((owner) =>
      owner.execute(sql.raw(`update nav_price set nav = 100.2, source = 'sample' where fund_id = '${ids.fund}'`)),
    );
    expect(
      await rows(`select h.nav::text as former, p.nav::text, h.replaced_at = p.recorded_at as without_gap
        from nav_price_history h join nav_price p using (fund_id, validity_date)`),
    ).toEqual([{ former: '100.1000', nav: '100.2000', without_gap: true }]);
  });
});

describe('the app’s role', () => {
  const tables = [
    'live_version_history',
    'entry_place_history',
    'live_path_history',
    'redirect_rule_history',
    'nav_price_history',
    'fund_return_history',
  ];
  let refused: string[];
  beforeEach(() => {
    refused = [];
  });
  it.each(tables)('reads %s and changes nothing of it', async (table) => {
    await run(`select * from ${table} limit 1`);
    for (const statement of [
      `delete from ${table}`,
      `insert into ${table} select * from ${table}`,
      `truncate ${table}`,
    ]) {
      await run(statement).catch(() => refused.push(statement));
    }
    expect(refused).toHaveLength(3);
  });
});

it('each view of a moment has the columns of what it stands for', async () => {
  const columns = (schema: string) =>
    rows(`select c.table_name, string_agg(c.column_name || ' ' || c.udt_name, ', ' order by c.column_name) as columns
      from information_schema.columns c where c.table_schema = '${schema}' and c.table_name in (
        select table_name from information_schema.views where table_schema = 'as_of') and c.table_name <> 'live_version'
      group by 1 order by 1`);
  expect(await db.asOwner(() => columns('as_of'))).toEqual(await db.asOwner(() => columns('public')));
});
