// Judges nothing: figures depend on the machine. Which engines it measures: see `onEachEngine`.
import { limits } from '@fundfront/content-model';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../src/db/rowsOf.ts';
import { systemCtx } from '../src/http/app.ts';
import { countEntries, listAllEntries, listEntries } from '../src/modules/content/listEntries.ts';
import { type Base, onEachEngine } from './engines.ts';

/** Median milliseconds, by what is asked for. */
type ListTimes = Record<string, number>;

const batch = 10_000;

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

const idsBetween = (from: number, to: number) =>
  sql`array(select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid
    from generate_series(${from}::int, ${to - 1}::int) n)`;

/**
 * As the owner. What triggers and search indexes do row by row is done at once afterwards, with statistics to plan by:
 * else it takes the better part of an hour, and the embedded engine never ends.
 */
async function grow(base: Base, from: number, to: number): Promise<void> {
  const { db } = base.handle;
  const [before] = await rowsOf<{ role: string }>(db, sql`show role`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`reset role`);
    await tx.execute(sql`alter table entry disable trigger user`);
    await tx.execute(sql`alter table entry_content disable trigger user`);
    const indexes = await rowsOf<{ name: string; definition: string }>(
      tx,
      sql`select indexname as name, indexdef as definition from pg_indexes
        where schemaname = 'public' and tablename in ('entry_list', 'entry_content') and indexdef like '%USING gin%'`,
    );
    for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
    for (let start = from; start < to; start += batch) {
      for (const statement of fill(start, Math.min(to, start + batch))) await tx.execute(statement);
    }
    await tx.execute(sql`analyze entry, entry_content, content_type`);
    for (let start = from; start < to; start += batch) {
      await tx.execute(sql`select refresh_entry_list(${idsBetween(start, Math.min(to, start + batch))})`);
    }
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
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

const sizes = [1_000, 10_000, 100_000] as const;

/** Of the API's own verbs, without HTTP. */
const found = await onEachEngine('lists', async (base, engine) => {
  const times: ListTimes[] = [];
  let held = 0;
  for (const size of sizes) {
    const begun = performance.now();
    await grow(base, held, size);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
    console.info(`${engine}: filled up to ${size.toLocaleString('en')} entries in ${seconds} s`);
    held = size;
    times.push(await measure(base));
  }
  return times;
});

const heads = [...found.keys()].flatMap((engine) => sizes.map((size) => `${engine} ${size.toLocaleString('en')}`));
console.info(`\n${''.padEnd(28)}${heads.map((head) => head.padStart(20)).join('')}`);
const [first] = [...found.values()];
for (const name of Object.keys(first?.[0] ?? {})) {
  const cells = [...found.values()].flat().map((times) => `${(times[name] ?? 0).toFixed(1)} ms`.padStart(20));
  console.info(`${name.padEnd(28)}${cells.join('')}`);
}
