import type { FullConfig } from '@playwright/test';
import {
  addPerson,
  apiAs,
  firstAdmin,
  makeTemplate,
  type Origins,
  removeFolder,
  startProduct,
} from './harness/index.ts';
import { share } from './harness/shared.ts';

const originsOf = ({ site, admin, api }: Origins): Origins => ({ site, admin, api });

export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const template = await makeTemplate(new AbortController().signal);
  const product = await startProduct('e2e-shared', template);
  const untouched = await startProduct('e2e-untouched', template).catch(async (error: unknown) => {
    await product.stop();
    throw error;
  });
  const stop = async () => {
    await Promise.all([product.stop(), untouched.stop()]);
    removeFolder(template);
  };
  try {
    const client = apiAs(product.api, firstAdmin);
    const administrators = [];
    for (let worker = 0; worker < workers; worker += 1) administrators.push(await addPerson(client, ['admin']));
    const { dataDir } = product;
    share({ origins: originsOf(product), untouched: originsOf(untouched), dataDir, template, administrators });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
