import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateUpTo, migrationTags } from '../../test/previousVersion.ts';
import { openEmptyDb, openTestDb, type TestDb } from '../../test/testDb.ts';
import { versionRows } from '../../test/versionRows.ts';
import type { Db } from './handle.ts';
import { rowsOf } from './rowsOf.ts';

type Row = Record<string, unknown>;

const tableNow: Readonly<Record<string, string>> = {
  live_address: 'live_path',
  reference_counter: 'tracking_counter',
  spent_captcha: 'consumed_captcha',
};
const columnNow: Readonly<Record<string, string>> = {
  'live_path address': 'path',
  'submission reference': 'tracking_number',
};
/**
 * Values that a migration changed: an alias was an answer once, refresh tokens outlived their session, and a text that is
 * searched has spaces around it.
 */
const rewritten = ['live_path role', 'refresh_token expires_at', 'search_document title', 'search_document body'];
/** Brought up to date from the declarations of the code, at every start. */
const declared = ['content_type', 'role_permission', 'entry_list', 'listed_item'];
/** Filled by a row that breaks a rule alone: `migrate.test.ts`. */
const forBadRows = ['migration_repair'];

const tables = async (db: Db): Promise<string[]> => {
  const found = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  return found.map(({ name }) => name);
};

async function contentOf(db: Db): Promise<Map<string, Row[]>> {
  const content = new Map<string, Row[]>();
  for (const name of [...(await tables(db)), 'pgboss.job']) {
    if (
      name === 'pgboss.job' &&
      (await rowsOf(db, sql`select where to_regclass('pgboss.job') is not null`)).length === 0
    )
      continue;
    const found = await rowsOf<{ row: Row }>(db, sql`select to_jsonb(r) as row from ${sql.raw(name)} r`);
    content.set(
      name,
      found.map(({ row }) => row),
    );
  }
  return content;
}

/** Structure as the database tells it: columns, rules, indexes, triggers and the functions that they run. */
function structureOf(db: Db): Promise<Row[]> {
  return rowsOf(
    db,
    sql`select 'column' as kind, concat_ws('.', table_schema, table_name, column_name) as name,
        concat_ws(' ', udt_name, is_nullable, column_default, generation_expression) as text
        from information_schema.columns where table_schema in ('public', 'as_of')
      union all select 'constraint', conrelid::regclass::text || ' ' || conname, pg_get_constraintdef(oid) || convalidated::text
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
      union all select 'trigger', tgrelid::regclass::text || ' ' || tgname, pg_get_triggerdef(oid) || tgenabled::text
        from pg_trigger where not tgisinternal
      union all select 'function', oid::regprocedure::text, prosrc from pg_proc
        where pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
      union all select 'view', table_schema || '.' || table_name, view_definition from information_schema.views
        where table_schema in ('public', 'as_of')
      order by 1, 2, 3`,
  );
}

const same = (before: unknown, after: unknown) =>
  isDeepStrictEqual(before, after) || (before !== null && after !== null && Number(before) === Number(after));

const held = (table: string, before: Row, after: Row) =>
  Object.entries(before).every(([name, value]) => {
    const now = columnNow[`${table} ${name}`] ?? name;
    return rewritten.includes(`${table} ${now}`) || same(value, after[now]);
  });

function lostRows(before: Map<string, Row[]>, after: Map<string, Row[]>): string[] {
  return [...before].flatMap(([name, rows]) => {
    const table = tableNow[name] ?? name;
    if (declared.includes(table)) return [];
    const left = after.get(table) ?? [];
    return rows
      .filter((row) => !left.some((other) => held(table, row, other)))
      .map((row) => `${table} ${JSON.stringify(row)}`);
  });
}

let fresh: TestDb;
let structure: Row[];
beforeAll(async () => {
  fresh = await openTestDb();
  structure = await fresh.asOwner(structureOf);
});
afterAll(() => fresh?.close());

async function openVersion(tag: string): Promise<{ db: TestDb; before: Map<string, Row[]> }> {
  const db = await openEmptyDb();
  const before = await db.asOwner(async (owner) => {
    await migrateUpTo(owner, tag, async (reached) => {
      for (const statement of versionRows[reached] ?? []) await owner.execute(sql.raw(statement));
    });
    return contentOf(owner);
  });
  return { db, before };
}

describe('a database of every version, with rows in every table, becomes one of now', () => {
  it.each(migrationTags)('%s', async (tag) => {
    const { db, before } = await openVersion(tag);
    try {
      await db.migrate();
      const after = await db.asOwner(contentOf);
      expect(lostRows(before, after)).toEqual([]);
      expect(after.get('migration_repair')).toEqual([]);
      expect(await db.asOwner(structureOf)).toEqual(structure);
    } finally {
      await db.close();
    }
  });

  it('there is a row for every table', async () => {
    const { db, before } = await openVersion(migrationTags.at(-1) ?? '');
    try {
      const empty = [...before].filter(([name, rows]) => rows.length === 0 && !forBadRows.includes(name));
      expect(empty.map(([name]) => name)).toEqual([]);
    } finally {
      await db.close();
    }
  });

  it('and its rules hold for what comes after', async () => {
    const { db } = await openVersion('0000_init');
    try {
      await db.migrate();
      const refusal = (statement: string) =>
        db
          .asOwner((owner) => owner.execute(sql.raw(statement)))
          .then(
            () => 'let through',
            (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause.message : ''),
          );
      expect(await refusal(`update entry_version set title = 'x'`)).toContain('insert only');
      expect(
        await refusal(`insert into nav_price (fund_id, validity_date, nav, source)
        select id, '2026-02-02', -5, 'sample' from entry where type = 'fund'`),
      ).toContain('violates check constraint');
      expect(await refusal(`update entry_content set live_version = 9 where live_version = 1`)).toMatch(
        /foreign key|published/,
      );
      expect(await refusal('delete from audit')).toContain('insert only');
    } finally {
      await db.close();
    }
  });
});

describe('a migration', () => {
  const seen = (db: TestDb) =>
    db.asOwner((owner) =>
      rowsOf<{ n: number }>(owner, sql`select count(*)::int as n from drizzle.__drizzle_migrations`),
    );

  it('that fails leaves all as it was, and passes once its cause is gone', async () => {
    const { db, before } = await openVersion('0021_assignees');
    try {
      await db.asOwner((owner) => owner.execute(sql`create table import_column (id integer)`));
      await expect(db.migrate()).rejects.toMatchObject({
        cause: { message: expect.stringContaining('already exists') },
      });
      expect(await seen(db)).toEqual([{ n: migrationTags.indexOf('0021_assignees') + 1 }]);
      const left = await db.asOwner(contentOf);
      left.delete('import_column');
      expect(left).toEqual(before);
      await db.asOwner((owner) => owner.execute(sql`drop table import_column`));
      await db.migrate();
      expect(lostRows(before, await db.asOwner(contentOf))).toEqual([]);
    } finally {
      await db.close();
    }
  });

  it('of a newer version is known: the product refuses to work on it, in a sentence', async () => {
    const { db } = await openVersion('0021_assignees');
    try {
      await db.migrate();
      const [known] = await seen(db);
      await db.asOwner((owner) =>
        owner.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
          select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations`),
      );
      await expect(db.migrate()).rejects.toThrow('A newer version of the product has worked on this database.');
      await db.asOwner((owner) => owner.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`));
      await db.migrate();
      expect(await seen(db)).toEqual([known]);
    } finally {
      await db.close();
    }
  });

  it('is done once by many that start at the same time', async () => {
    const { db, before } = await openVersion('0021_assignees');
    try {
      // On the embedded engine all are one process: another one cannot open its folder.
      await Promise.all([db.migrate(), db.migrate(), db.migrate()]);
      expect(await seen(db)).toEqual([{ n: migrationTags.length }]);
      expect(lostRows(before, await db.asOwner(contentOf))).toEqual([]);
    } finally {
      await db.close();
    }
  });
});
