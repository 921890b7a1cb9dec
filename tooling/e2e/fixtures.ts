import type { Client } from '@fundfront/api-client';
import type { Role } from '@fundfront/content-model';
import { test as base, type Page } from '@playwright/test';
import { type AxeOptions, expectAccessible } from './axe.ts';
import {
  addPerson,
  apiAs,
  firstAdmin,
  mails,
  type Origins,
  type Person,
  type SentMail,
  startProduct,
  type TestProduct,
} from './harness/index.ts';
import { shared } from './harness/shared.ts';
import { signInThrough } from './signIn.ts';

type Fixtures = Origins & {
  /** By `test.use`: every page of the product is looked at, as it was made. Nothing may be changed then. */
  untouched: boolean;
  /** Where the shared product answers. */
  origins: Origins;
  /** Makes a staff account on the shared product. A person has one session: every test makes its own. */
  makePerson(...roles: Role[]): Promise<Person>;
  /** Signs in through the login screen of the shared product: as a new administrator, unless somebody is given. */
  signIn(page: Page, person?: Person): Promise<void>;
  /** Every mail that the shared product sent to an address so far, oldest first. */
  mailsTo(email: string): Promise<SentMail[]>;
  /** Expects that axe finds nothing on the page. */
  axe(page: Page, options?: AxeOptions): Promise<void>;
  /** A product for this test alone, whose API may be killed and started again; its one user is `firstAdmin`. */
  ownProduct: TestProduct;
  /** Variables that the products of a test have beyond those of all, by `test.use`. */
  productEnvironment: Record<string, string>;
};

export { expect } from '@playwright/test';
export { apiAs, firstAdmin, signInThrough };

/** `administrator` is a client of the shared product's API, signed in as the worker's own administrator. */
export const test = base.extend<Fixtures, { administrator: Client }>({
  administrator: [
    // Playwright insists on a destructured first parameter, even where nothing is needed from it.
    async ({ browserName: _ }, provide, { parallelIndex }) => {
      const { origins, administrators } = shared();
      await provide(apiAs(origins.api, administrators[parallelIndex] ?? firstAdmin));
    },
    { scope: 'worker' },
  ],
  untouched: [false, { option: true }],
  origins: async ({ untouched }, provide) => provide(untouched ? shared().untouched : shared().origins),
  site: async ({ origins }, provide) => provide(origins.site),
  admin: async ({ origins }, provide) => provide(origins.admin),
  api: async ({ origins }, provide) => provide(origins.api),
  makePerson: async ({ administrator }, provide) => provide((...roles) => addPerson(administrator, roles)),
  signIn: async ({ admin, makePerson }, provide) =>
    provide(async (page, person) => signInThrough(page, admin, person ?? (await makePerson('admin')))),
  mailsTo: async ({ browserName: _ }, provide) =>
    provide(async (email) => (await mails(shared())).filter(({ to }) => to === email)),
  axe: async ({ browserName: _ }, provide) => provide(expectAccessible),
  productEnvironment: [{}, { option: true }],
  ownProduct: [
    async ({ productEnvironment }, provide, { testId, retry }) => {
      const product = await startProduct(`e2e-${testId}-${retry}`, shared().template, productEnvironment);
      await provide(product);
      await product.stop();
    },
    { timeout: 120_000 },
  ],
});
