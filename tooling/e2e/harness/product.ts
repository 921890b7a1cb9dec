import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '@fundfront/start/paths';
import { createProduct } from '@fundfront/start/product';
import { testEnvironment, testSettings } from './settings.ts';
import { copyTemplate, removeFolder } from './template.ts';

export type Origins = { site: string; admin: string; api: string };

export type TestProduct = Origins & {
  /** Uploads, and mails, which are never sent. */
  dataDir: string;
  killApi(): Promise<void>;
  startApi(): Promise<void>;
  restartSite(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts a product on a copy of the template. Its output goes to `test-reports/<name>.log`.
 * @param name also the name of the log
 * @param extra variables beyond those that every test product has
 */
export async function startProduct(
  name: string,
  template: string,
  extra: Record<string, string> = {},
): Promise<TestProduct> {
  const dataDir = copyTemplate(template);
  const settings = await testSettings(dataDir);
  const reports = path.join(root, 'test-reports');
  mkdirSync(reports, { recursive: true });
  const log = createWriteStream(path.join(reports, `${name}.log`));
  const never = new AbortController().signal;
  const product = createProduct({
    settings,
    secret: 'a-secret-for-tests-of-at-least-32-characters',
    env: { ...testEnvironment(), ...extra },
    log: (label, line) => log.write(`${label} | ${line}\n`),
    onGiveUp: (sentence) => log.write(`${sentence}\n`),
  });
  const stop = async () => {
    await product.stop();
    log.end();
    removeFolder(dataDir);
  };
  try {
    await product.start(never);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    site: settings.publicSiteUrl,
    admin: settings.publicAdminUrl,
    api: `http://localhost:${settings.apiPort}`,
    dataDir,
    killApi: () => product.api.kill(),
    async startApi() {
      product.api.start();
      await product.api.ready(never);
    },
    async restartSite() {
      await product.site.stop();
      product.site.start();
      await product.site.ready(never);
    },
    stop,
  };
}
