// Judges nothing: figures depend on the machine. Which engines it measures: see `onEachEngine`.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../src/db/rowsOf.ts';
import { systemCtx } from '../src/http/app.ts';
import { publishVersion } from '../src/modules/content/publishVersion.ts';
import { saveEntry } from '../src/modules/content/saveEntry.ts';
import { searchPages } from '../src/modules/search/searchPages.ts';
import { getItemGroups } from '../src/modules/site/getItemGroups.ts';
import { getItems } from '../src/modules/site/getItems.ts';
import { getPage } from '../src/modules/site/getPage.ts';
import { getSitemap } from '../src/modules/site/getSitemap.ts';
import { type Base, onEachEngine } from './engines.ts';

type Times = Record<string, string>;

const sizes = [200, 10_000] as const;
const rounds = 40;
const perSection = 50;
const spacingMs = 250;

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

async function grow(base: Base, from: number, to: number): Promise<void> {
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

const quantile = (times: readonly number[], share: number) =>
  (
    times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  ).toFixed(1);

const summary = (times: readonly number[]) =>
  `${quantile(times, 0.5)} / ${quantile(times, 0.95)} / ${quantile(times, 0.99)}`;

async function timed(work: (round: number) => Promise<unknown>, pauseMs = 0): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await work(round);
    times.push(performance.now() - startedAt);
    if (pauseMs > 0) await sleep(pauseMs);
  }
  return summary(times);
}

async function measure(base: Base, size: number): Promise<Times> {
  const ctx = systemCtx(base, 'system');
  const publish = async (pauseMs: number, change: (round: number) => Record<string, unknown>) => {
    const id = '00000000-0000-4000-8000-000000000102';
    const input = { type: 'page' as const, id, locale: 'en' as const };
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [row] = await rowsOf<{ version: number; data: Record<string, unknown> }>(
        base.handle.db,
        sql`select version, data from entry_content where entry_id = ${id}`,
      );
      const data = { ...row?.data, ...change(round) };
      const { version } = await saveEntry({ ctx, input: { ...input, version: row?.version ?? 0, data } });
      const startedAt = performance.now();
      await publishVersion({ ctx, input: { ...input, version } });
      times.push(performance.now() - startedAt);
      if (pauseMs > 0) await sleep(pauseMs);
    }
    return summary(times);
  };
  const articles = { type: 'article' as const, locale: 'en' as const };
  const lastPage = Math.max(1, Math.floor(size / 2 / 100));
  return {
    'publish a text, spaced': await publish(spacingMs, (round) => ({ body: `<p>Spaced ${round}</p>` })),
    'publish a text, back to back': await publish(0, (round) => ({ body: `<p>At once ${round}</p>` })),
    'publish a title, back to back': await publish(0, (round) => ({ title: `Title ${round} of ${size}` })),
    'a page with its place': await timed(() => getPage({ ctx, locale: 'en', path: '/section-100/page-104' })),
    'list, first page of 100': await timed(() => getItems({ ctx, query: articles })),
    'list, last page': await timed(() => getItems({ ctx, query: { ...articles, page: lastPage } })),
    'counts of a list by kind': await timed(() => getItemGroups({ ctx, query: articles })),
    'sitemap, first part': await timed(() => getSitemap({ ctx, query: {} })),
    'search, public': await timed((round) =>
      searchPages({ ctx, input: { search: ['report', 'notice', 'nitoce', 'a1b'][round % 4] ?? '', lang: 'en' } }),
    ),
  };
}

const found = await onEachEngine('publish', async (base) => {
  const all: Times[] = [];
  let held = 100;
  for (const size of sizes) {
    await grow(base, held, size + 100);
    held = size + 100;
    all.push(await measure(base, size));
  }
  return all;
});

console.info(`p50 / p95 / p99 in ms, ${rounds} rounds each`);
const heads = [...found.keys()].flatMap((engine) => sizes.map((size) => `${engine} ${size.toLocaleString('en')}`));
console.info(`${''.padEnd(32)}${heads.map((head) => head.padStart(26)).join('')}`);
const [first] = [...found.values()];
for (const name of Object.keys(first?.[0] ?? {})) {
  console.info(
    `${name.padEnd(32)}${[...found.values()]
      .flat()
      .map((each) => (each[name] ?? '').padStart(26))
      .join('')}`,
  );
}
