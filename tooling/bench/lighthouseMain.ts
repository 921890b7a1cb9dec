// Needs a build. Judges nothing: figures depend on the machine. Addresses that are given are other sites to measure in turns
// with this one: `pnpm --filter @fundfront/bench lighthouse http://localhost:3900`.
import { makeTemplate, removeFolder, startProduct } from '@fundfront/e2e/harness';
import { startBareNext } from './bareNext.ts';
import { type Metrics, measure, median } from './lighthouse.ts';

const pages = ['/home', '/customer-service/request-a-call', '/faysal-money-market-fund', '/downloads', '/ur'];
const rounds = 5;

function row({ scores, lcp, tbt, cls, kilobytes }: Metrics) {
  const kb = Object.entries(kilobytes).map(([kind, value]) => [`${kind} kB`, Number(value.toFixed(1))] as const);
  return {
    perf: scores.performance,
    a11y: scores.accessibility,
    best: scores['best-practices'],
    seo: scores.seo,
    'LCP ms': Math.round(lcp),
    'TBT ms': Math.round(tbt),
    CLS: Number(cls.toFixed(3)),
    ...Object.fromEntries(kb),
  };
}

const bare = await startBareNext();
const template = await makeTemplate(new AbortController().signal);
const product = await startProduct('lighthouse', template);
try {
  const others = process.argv.slice(2);
  const ofPage = (page: string) => [
    [page, product.site + page],
    ...others.map((origin) => [`${page} · ${origin}`, origin + page]),
  ];
  const urls: Record<string, string> = { 'bare Next page': bare.url, ...Object.fromEntries(pages.flatMap(ofPage)) };
  // Warm-up: visitors get the page from the cache.
  for (const url of Object.values(urls)) await (await fetch(url)).text();
  const runs: Record<string, Metrics[]> = {};
  // In turns, so that whatever else the machine does weighs on all alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(urls)) runs[name] = [...(runs[name] ?? []), await measure(url)];
  }
  const metrics = Object.entries(runs).map(([name, all]) => [name, median(all)] as const);
  console.table(Object.fromEntries(metrics.map(([name, each]) => [name, row(each)])));
  for (const [name, { failed }] of metrics) for (const audit of failed) console.info(`${name}: ${audit}`);
} finally {
  bare.stop();
  await product.stop();
  removeFolder(template);
}
