import { test as base, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { firstAdmin, type Origins, type Person, startProduct, type TestProduct } from './harness/index.ts';
import { shared } from './harness/shared.ts';
import { signInThrough } from './signIn.ts';

type Fixtures = Origins & {
  /** Where the shared product answers. */
  origins: Origins;
  /** Signs in through the login screen of the shared product and waits for the staff area. */
  signIn(page: Page, person?: Person): Promise<void>;
  /** Expects that axe finds nothing on the page. */
  axe(page: Page): Promise<void>;
  /** A product for this test alone, whose API may be killed and started again. */
  ownProduct: TestProduct;
};

export { expect } from '@playwright/test';

export const test = base.extend<Fixtures>({
  // Playwright insists on a destructured first parameter, even where nothing is needed from it.
  origins: async ({ browserName: _ }, provide) => provide(shared().origins),
  site: async ({ origins }, provide) => provide(origins.site),
  admin: async ({ origins }, provide) => provide(origins.admin),
  api: async ({ origins }, provide) => provide(origins.api),
  signIn: async ({ admin }, provide) => provide((page, person = firstAdmin) => signInThrough(page, admin, person)),
  axe: async ({ browserName: _ }, provide) => provide(expectAccessible),
  ownProduct: [
    async ({ browserName: _ }, provide, { testId }) => {
      const product = await startProduct(`e2e-${testId}`, shared().template);
      await provide(product);
      await product.stop();
    },
    { timeout: 120_000 },
  ],
});
