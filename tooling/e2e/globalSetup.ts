import { makeTemplate, removeFolder, startProduct } from './harness/index.ts';
import { share } from './harness/shared.ts';

/** Starts the product that most tests share; answers with what ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const template = await makeTemplate(new AbortController().signal);
  const product = await startProduct('e2e-shared', template);
  share({ origins: { site: product.site, admin: product.admin, api: product.api }, template });
  return async () => {
    await product.stop();
    removeFolder(template);
  };
}
