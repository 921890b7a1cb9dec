import { banner, credentials } from './banner.mjs';
import { buildApps } from './build.mjs';
import { install } from './install.mjs';
import { lockFolder } from './lock.mjs';
import { assertPortFree } from './ports.mjs';
import { prepareData } from './prepare.mjs';
import { createProduct } from './product.mjs';
import { revalidateSecret } from './secrets.mjs';
import { appEnvironments } from './serverConfigs.mjs';
import { readSettings } from './settings.mjs';
import { clearSiteCache } from './siteFolder.mjs';
import { StartupError } from './startupError.mjs';
import { createOutputBuffer, print, printServerLine } from './terminal.mjs';

/**
 * From a fresh clone to a running product. What can be refused is refused before the long steps; resolves when asked to
 * stop, after everything has stopped.
 * @param {AbortSignal} signal
 */
export async function start(signal) {
  const settings = readSettings();
  const release = await lockFolder(settings.dataDir);
  await assertPortFree(settings.sitePort, settings.host, 'SITE_PORT');
  await assertPortFree(settings.adminPort, settings.host, 'ADMIN_PORT');
  await assertPortFree(settings.apiPort, '127.0.0.1', 'API_PORT');
  const secret = revalidateSecret(process.env, settings.dataDir);
  await install(signal);
  print('Preparing the data …');
  const prepared = await prepareData(appEnvironments(settings, secret, process.env).api, signal, printServerLine);
  if (prepared.seeded) clearSiteCache(settings.dataDir);
  let admin = prepared.admin;
  try {
    print('Building (about a minute the first time, then only what changed) …');
    await buildApps(signal);
    await serve(settings, secret, signal, () => {
      print(banner(settings, admin));
      admin = null;
    });
  } finally {
    // The password exists nowhere else: whatever failed after it was made, it must not be lost.
    if (admin) print(`\n${credentials(admin)}`);
    release();
  }
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} secret
 * @param {AbortSignal} signal
 * @param {() => void} onReady
 */
async function serve(settings, secret, signal, onReady) {
  /** @type {(sentence: string) => void} */
  let onGiveUp = () => {};
  const givenUp = new Promise((_, reject) => {
    onGiveUp = (sentence) => reject(new StartupError(`${sentence} The others were stopped too.`));
  });
  // What the servers say while starting would only bury the addresses, unless one fails.
  const output = createOutputBuffer();
  const product = createProduct({ settings, secret, env: process.env, log: output.log, onGiveUp });
  const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  try {
    await Promise.race([product.start(signal), givenUp]);
    onReady();
    output.discard();
    await Promise.race([stopped, givenUp]);
  } finally {
    output.flush();
    await product.stop();
  }
}
