import type { FullConfig } from '@playwright/test';
import { addPerson, apiAs, firstAdmin, makeTemplate, removeFolder, startProduct } from './harness/index.ts';
import { share } from './harness/shared.ts';

/** Starts the product that most tests share; answers with what ends it. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const template = await makeTemplate(new AbortController().signal);
  const product = await startProduct('e2e-shared', template);
  const stop = async () => {
    await product.stop();
    removeFolder(template);
  };
  try {
    const client = apiAs(product.api, firstAdmin);
    const administrators = [];
    for (let worker = 0; worker < workers; worker += 1) administrators.push(await addPerson(client, ['admin']));
    const { site, admin, api, dataDir } = product;
    share({ origins: { site, admin, api }, dataDir, template, administrators });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
