// Judges nothing: figures depend on the machine. `TEST_DATABASE_URL` names an empty database of a server to measure, too.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@fundfront/content-model';
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

async function grow(base: Base, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += batch) {
    for (const statement of fill(start, Math.min(to, start + batch))) await base.handle.db.execute(statement);
  }
  await base.handle.db.execute('analyze entry, entry_content, entry_list');
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
async function listSpeed(sizes: readonly number[]): Promise<Map<number, ListTimes>> {
  const base = await openBase();
  const found = new Map<number, ListTimes>();
  try {
    let held = 0;
    for (const size of sizes) {
      await grow(base, held, size);
      held = size;
      found.set(size, await measure(base));
    }
  } finally {
    await base.handle.close();
  }
  return found;
}

const sizes = [1_000, 100_000] as const;
const server = process.env.TEST_DATABASE_URL;
const dataDir = mkdtempSync(path.join(tmpdir(), 'fundfront-lists-'));
process.env.DATA_DIR = dataDir;

function print(engine: string, found: ReadonlyMap<number, ListTimes>): void {
  console.info(`\n${engine.padEnd(30)} ${sizes.map((size) => size.toLocaleString('en').padStart(12)).join('')}`);
  for (const name of Object.keys(found.get(sizes[0]) ?? {})) {
    const times = sizes.map((size) => `${(found.get(size)?.[name] ?? 0).toFixed(1)} ms`.padStart(12));
    console.info(`${name.padEnd(30)} ${times.join('')}`);
  }
}

try {
  delete process.env.DATABASE_URL;
  print('PGlite', await listSpeed(sizes));
  if (server) {
    process.env.DATABASE_URL = server;
    print('PostgreSQL', await listSpeed(sizes));
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
