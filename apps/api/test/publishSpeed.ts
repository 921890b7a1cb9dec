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
import { firstId, growContent } from './growContent.ts';

type Times = Record<string, string>;

const sizes = [200, 10_000] as const;
const rounds = 40;
const spacingMs = 250;

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
  let held = firstId;
  for (const size of sizes) {
    await growContent(base, held, size + firstId);
    held = size + firstId;
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
