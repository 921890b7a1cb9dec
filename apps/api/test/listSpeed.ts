// Judges nothing: figures depend on the machine. `TEST_DATABASE_URL` names a server where it may make a database of its
// own; without it, that of this machine. With `server` or `embedded` it measures that engine alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { limits } from '@fundfront/content-model';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { rowsOf } from '../src/db/rowsOf.ts';
import { systemCtx } from '../src/http/app.ts';
import { countEntries, listAllEntries, listEntries } from '../src/modules/content/listEntries.ts';
import { openBase } from '../src/openBase.ts';

type Base = Awaited<ReturnType<typeof openBase>>;

/** Median milliseconds, by what is asked for. */
type ListTimes = Record<string, number>;

const batch = 1_000;

const texts = ['report', 'notice', 'statement', 'summary', 'review', 'circular', 'form', 'policy', 'minutes', 'guide'];

/** Every tenth has a translation, and one of five hundred a rare word. */
const fill = (from: number, to: number) => [
  `insert into entry (id, type, base_locale, sort)
   select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'document', 'en', n
   from generate_series(${from}, ${to - 1}) n`,
  ...(['version', 'content'] as const).map((table) => {
    const [columns, values] =
      table === 'version'
        ? ['number, origin', `1, 'seed'`]
        : ['version, search_text, updated_at', `1, lower(title), now() - n * interval '1 minute'`];
    return `insert into entry_${table} (entry_id, locale, slug, title, data, ${columns})
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, each.locale::locale, 'document-' || n, title,
        jsonb_build_object('title', title, 'section', case n % 3 when 0 then 'application-forms' else 'financial-statements' end,
          'date', (date '2010-01-01' + (n * 7919 % 5800)::int)::text), ${values}
      from generate_series(${from}, ${to - 1}) n,
        lateral (select (array['${texts.join("','")}'])[1 + n % 10] || ' ' || md5(n::text)
          || case when n % 500 = 0 then ' rareword' else '' end as title) titled,
        lateral (select unnest(case when n % 10 = 0 then array['en', 'ur'] else array['en'] end) as locale) each`;
  }),
];

/** As the owner and without triggers, whose work is done at once afterwards: row by row it takes the better part of an hour. */
async function grow(base: Base, from: number, to: number): Promise<void> {
  const { db } = base.handle;
  const [before] = await rowsOf<{ role: string }>(db, sql`show role`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`reset role`);
    await tx.execute(sql`alter table entry disable trigger user`);
    await tx.execute(sql`alter table entry_content disable trigger user`);
    for (let start = from; start < to; start += batch) {
      const end = Math.min(to, start + batch);
      for (const statement of fill(start, end)) await tx.execute(statement);
      await tx.execute(sql`select refresh_entry_list(array(
        select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid from generate_series(${start}::int, ${end - 1}::int) n))`);
    }
    await tx.execute(sql`alter table entry enable trigger user`);
    await tx.execute(sql`alter table entry_content enable trigger user`);
    await tx.execute(sql`analyze entry, entry_content, entry_list`);
    await tx.execute(sql`set local role ${sql.identifier(before?.role ?? 'none')}`);
  });
  await db.execute(sql`set role ${sql.identifier(before?.role ?? 'none')}`);
}

async function median(work: () => Promise<unknown>, rounds = 9): Promise<number> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}

async function deepCursor(page: (cursor?: string) => Promise<{ nextCursor: string | null }>, pages: number) {
  let cursor: string | undefined;
  for (let number = 0; number < pages; number += 1) cursor = (await page(cursor)).nextCursor ?? cursor;
  return cursor;
}

async function measure(base: Base): Promise<ListTimes> {
  const ctx = systemCtx(base, 'system');
  const list = (own: Partial<Parameters<typeof listEntries>[0]['input']> = {}) =>
    listEntries({ ctx, input: { type: 'document', limit: limits.pageSize, ...own } });
  const deep = await deepCursor((cursor) => list({ limit: limits.pageSizeMax, ...(cursor && { cursor }) }), 400);
  const deepByTitle = await deepCursor(
    (cursor) => list({ sort: 'title', limit: limits.pageSizeMax, ...(cursor && { cursor }) }),
    4,
  );
  return {
    'first page, newest first': await median(() => list()),
    'first page, by title': await median(() => list({ sort: 'title' })),
    'deep page, newest first': await median(() => list({ cursor: deep })),
    'deep page, by title': await median(() => list({ sort: 'title', cursor: deepByTitle })),
    'search, rare word': await median(() => list({ search: 'rareword' })),
    'search, common word': await median(() => list({ search: 'report' })),
    'search, no such word': await median(() => list({ search: 'unheardof' })),
    'state and section': await median(() => list({ state: 'draft', filter: 'section:application-forms' })),
    'half a year': await median(() => list({ filter: 'date:2020-01-01..2020-06-30', sort: 'title' })),
    'all content': await median(() => listAllEntries({ ctx, input: { limit: limits.pageSize } })),
    'counts, apart from the list': await median(() => countEntries({ ctx, input: { type: 'download' } })),
  };
}

/**
 * Of the API's own verbs, without HTTP.
 * @param sizes entries of one type, ascending
 */
async function listSpeed(engine: string, sizes: readonly number[]): Promise<Map<number, ListTimes>> {
  const base = await openBase();
  const found = new Map<number, ListTimes>();
  try {
    let held = 0;
    for (const size of sizes) {
      console.info(`${engine}: filling up to ${size.toLocaleString('en')} entries`);
      await grow(base, held, size);
      held = size;
      found.set(size, await measure(base));
    }
  } finally {
    await base.handle.close();
  }
  return found;
}

function print(engine: string, sizes: readonly number[], found: ReadonlyMap<number, ListTimes>): void {
  console.info(`\n${engine.padEnd(30)} ${sizes.map((size) => size.toLocaleString('en').padStart(12)).join('')}`);
  for (const name of Object.keys(found.get(sizes[0] ?? 0) ?? {})) {
    const times = sizes.map((size) => `${(found.get(size)?.[name] ?? 0).toFixed(1)} ms`.padStart(12));
    console.info(`${name.padEnd(30)} ${times.join('')}`);
  }
  console.info('');
}

async function onServer(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** On a database of its own, which goes with it. */
async function listSpeedOnServer(server: URL, sizes: readonly number[]): Promise<Map<number, ListTimes>> {
  const name = `fundfront_bench_lists_${process.pid}`;
  await onServer(server, `create database ${name}`);
  try {
    const url = new URL(server);
    url.pathname = `/${name}`;
    process.env.DATABASE_URL = url.href;
    return await listSpeed('PostgreSQL', sizes);
  } finally {
    await onServer(server, `drop database if exists ${name} with (force)`);
  }
}

const sizes = [1_000, 100_000] as const;
const server = new URL(process.env.TEST_DATABASE_URL ?? `postgres://${userInfo().username}@localhost:5432/postgres`);
const dataDir = mkdtempSync(path.join(tmpdir(), 'fundfront-lists-'));
process.env.DATA_DIR = dataDir;
process.env.LOG_LEVEL = 'error';

try {
  const engine = process.argv[2];
  if (engine !== 'embedded') print('PostgreSQL', sizes, await listSpeedOnServer(server, sizes));
  delete process.env.DATABASE_URL;
  if (engine !== 'server') print('PGlite', sizes, await listSpeed('PGlite', sizes));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
