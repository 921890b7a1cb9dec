// Needs a build. Judges nothing: figures depend on the machine.
import { apiAs, firstAdmin, makeTemplate, removeFolder, startProduct } from '@fundfront/e2e/harness';
import { pagesPerSecond } from './pagesPerSecond.ts';
import { publishToLive } from './publishToLive.ts';

const template = await makeTemplate(new AbortController().signal);
const product = await startProduct('bench', template);
try {
  for (const path of ['/home', '/ur']) {
    const { perSecond, bytes } = await pagesPerSecond(product.site + path);
    console.info(`${path.padEnd(12)} ${perSecond} cached pages/s, ${bytes} bytes each (client on the same machine)`);
  }
  const pagePath = '/about-us/mission-and-vission';
  const { p50, p95, rounds } = await publishToLive(apiAs(product.api, firstAdmin), product.site, pagePath);
  console.info(`publish      p50 ${p50} ms, p95 ${p95} ms until ${pagePath} shows it (${rounds} rounds)`);
} finally {
  await product.stop();
  removeFolder(template);
}
