// Visitors read and search while a page is published over and over. Judges nothing: figures depend on the machine.
// Needs a build. `--visitors 300 --minutes 30`, the default. DATABASE_URL names an empty database, if not the embedded one.
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { apiAs, firstAdmin, makeTemplate, removeFolder, startProduct } from '@fundfront/e2e/harness';
import { pathsOfSitemap } from './pathsOfSitemap.ts';
import { publishToLive, quantile } from './publishToLive.ts';
import { usageByApplication } from './usage.ts';

const { values } = parseArgs({
  options: { visitors: { type: 'string', default: '300' }, minutes: { type: 'string', default: '30' } },
});
const [visitors, minutes] = [Number(values.visitors), Number(values.minutes)];

/** Milliseconds between two presses of one visitor. */
const readingMs = { from: 1_000, to: 5_000 };
const searches = ['fund', 'nav history', 'complaint', 'money market', 'فنڈ', 'شکایت', 'karachi', 'zakat'];
const publishEveryMs = 5_000;
const publishedPath = '/about-us/mission-and-vission';

interface Minute {
  times: number[];
  /** By what went wrong: a status, or the code of an error. */
  failures: Map<string, number>;
}

const newMinute = (): Minute => ({ times: [], failures: new Map() });
let minute = newMinute();

function request(url: string, agent: Agent): Promise<void> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (failure?: string) => {
      if (failure === undefined) minute.times.push(performance.now() - startedAt);
      else minute.failures.set(failure, (minute.failures.get(failure) ?? 0) + 1);
      resolve();
    };
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.on('end', () => end(response.statusCode === 200 ? undefined : `${response.statusCode} ${url}`));
      response.on('error', (error) => end(error.message));
    }).on('error', (error) => end(error.message));
  });
}

function pick<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}

async function visit(site: string, paths: readonly string[], signal: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!signal.aborted) {
    // One press in ten searches, as visitors of such sites do.
    const term = Math.random() < 0.1 ? pick(searches) : undefined;
    await request(site + (term ? `/search?q=${encodeURIComponent(term)}` : (pick(paths) ?? '/home')), agent);
    await sleep(readingMs.from + Math.random() * (readingMs.to - readingMs.from), undefined, { signal }).catch(
      () => {},
    );
  }
  agent.destroy();
}

function report(label: string, published: readonly number[]): void {
  const { times, failures } = minute;
  const memory = [...usageByApplication()].map(([name, { bytes }]) => `${name} ${Math.round(bytes / 2 ** 20)} MB`);
  const failed = [...failures].map(([failure, count]) => `${failure} × ${count}`);
  console.info(
    [
      label.padStart(9),
      `${times.length} requests`,
      `p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms`,
      `${published.length} published, p50 ${quantile([...published], 0.5)} ms`,
      memory.join(', '),
      failed.length === 0 ? 'no error' : failed.join(', '),
    ].join(' · '),
  );
  minute = newMinute();
}

const { DATABASE_URL } = process.env;
const database: Record<string, string> = DATABASE_URL ? { DATABASE_URL } : {};
const template = await makeTemplate(new AbortController().signal, database);
const product = await startProduct('visitors', template, database);
const stop = new AbortController();
try {
  const paths = await pathsOfSitemap(product.site);
  const editor = apiAs(product.api, firstAdmin);
  report('at rest', []);
  const running = Array.from({ length: visitors }, () => visit(product.site, paths, stop.signal));
  for (let done = 1; done <= minutes; done += 1) {
    const end = Date.now() + 60_000;
    const published: number[] = [];
    while (Date.now() < end) {
      const next = Date.now() + publishEveryMs;
      published.push(...(await publishToLive(editor, product.site, publishedPath, { rounds: 1 })));
      await sleep(Math.max(0, Math.min(next, end) - Date.now()));
    }
    report(`minute ${done}`, published);
  }
  stop.abort();
  await Promise.all(running);
} finally {
  stop.abort();
  await product.stop();
  removeFolder(template);
}
