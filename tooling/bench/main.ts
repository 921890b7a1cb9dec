// Needs a build. Judges nothing: figures depend on the machine. `--pages 10000` measures beside so many more live pages and
// articles. DATABASE_URL names an empty database, if not the embedded one.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  apiAs,
  firstAdmin,
  makeTemplate,
  preparingEnvironment,
  removeFolder,
  startProduct,
} from '@fundfront/e2e/harness';
import { menuToLive } from './menuToLive.ts';
import { pagesPerSecond } from './pagesPerSecond.ts';
import { publishToLive, spread } from './publishToLive.ts';
import { untilIdle } from './usage.ts';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '0' } } });
const { DATABASE_URL } = process.env;
const database: Record<string, string> = DATABASE_URL ? { DATABASE_URL } : {};
const template = await makeTemplate(new AbortController().signal, database);
if (Number(values.pages) > 0) {
  const script = path.join(import.meta.dirname, '..', '..', 'apps', 'api', 'test', 'growDatabase.ts');
  const env = await preparingEnvironment(template, database);
  execFileSync(process.execPath, [script, values.pages], { env, stdio: 'inherit' });
}
const product = await startProduct('bench', template, database);
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
    const times = await publishToLive(editor, product.site, pagePath, { pauseMs });
    console.info(`publish ${how.padEnd(12)} ${spread(times)} until ${pagePath} shows it`);
  }
  const menu = await menuToLive(editor, product.site);
  console.info(`menu of ${menu.pages} pages   ${menu.first} ms until the first shows it, ${menu.all} ms until all do`);
} finally {
  await product.stop();
  removeFolder(template);
}
