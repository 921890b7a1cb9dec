import type { FullConfig } from '@playwright/test';
import { firstAdmin, makeTemplate, removeFolder, Staff, startProduct } from './harness/index.ts';
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
    const staff = new Staff(product.api, firstAdmin);
    const administrators = [];
    for (let worker = 0; worker < workers; worker += 1) administrators.push(await staff.add(['admin']));
    share({ origins: { site: product.site, admin: product.admin, api: product.api }, template, administrators });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
