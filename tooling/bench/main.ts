// Needs a build. Judges nothing: figures depend on the machine.
import { apiAs, firstAdmin, makeTemplate, removeFolder, startProduct } from '@fundfront/e2e/harness';
import { pagesPerSecond } from './pagesPerSecond.ts';
import { publishToLive } from './publishToLive.ts';
import { untilIdle } from './usage.ts';

const template = await makeTemplate(new AbortController().signal);
const product = await startProduct('bench', template);
try {
  for (const application of ['api', 'site']) await untilIdle(application);
  for (const path of ['/home', '/ur']) {
    const { perSecond, bytes } = await pagesPerSecond(product.site + path);
    console.info(`${path.padEnd(12)} ${perSecond} cached pages/s, ${bytes} bytes each (client on the same machine)`);
  }
  const pagePath = '/about-us/mission-and-vission';
  const editor = apiAs(product.api, firstAdmin);
  for (const [how, pauseMs] of [
    ['spaced', 500],
    ['back to back', 0],
  ] as const) {
    const { p50, p95, p99 } = await publishToLive(editor, product.site, pagePath, { pauseMs });
    console.info(`publish ${how.padEnd(12)} p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms until ${pagePath} shows it`);
  }
} finally {
  await product.stop();
  removeFolder(template);
}
