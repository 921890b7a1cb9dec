import type { Client } from '@fundfront/api-client';
import type { Role } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { test as base, expect, type Page } from '@playwright/test';
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

export function watchFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('console', (message) => {
    // Browsers report the status of the page itself, too: whoever opened it knows that.
    const ofPage = message.location().url === page.url();
    if (message.type() === 'error' && !ofPage) failures.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => failures.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page gives up what it was still loading.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) failures.push(`${response.url()}: ${response.status()}`);
  });
  return failures;
}

async function signInThrough(page: Page, admin: string, person: Person): Promise<void> {
  await page.goto(`${admin}/fb-f-cms-admin-login`);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByRole('button', { name: /sign in|log in/i }).click();
  await expect(page).toHaveURL(/\/admin\/posts$/);
}

async function signInByCall(page: Page, admin: string, person: Person): Promise<void> {
  const response = await page.request.post(admin + calls.login.path, { data: person });
  expect(response.status()).toBe(200);
}

/** As Chromium words them; reported as errors of the page, whatever the test looks at. */
const policyViolation = /Content Security Policy|requires 'Trusted|TrustedHTML/;

type Fixtures = Origins & {
  /** Nothing that a page does may need more than its content policy allows. */
  policyViolations: string[];
  untouched: boolean;
  origins: Origins;
  /** A person has one session: every test makes its own. */
  makePerson(...roles: Role[]): Promise<Person>;
  signIn(page: Page, person?: Person): Promise<void>;
  mailsTo(email: string): Promise<SentMail[]>;
  axe(page: Page, options?: AxeOptions): Promise<void>;
};

type WorkerFixtures = {
  administrator: Client;
  /**
   * A product of the isolated tests, whose API may be killed and whose limits may be used up; its one user is `firstAdmin`.
   * Its access tokens soon expire.
   */
  ownProduct: TestProduct;
};

/** So short that a test can wait until a token has expired, and longer than a screen takes on a busy machine. */
const isolatedTokenSeconds = 8;

export { expect } from '@playwright/test';
export { apiAs, firstAdmin, signInThrough };

export const test = base.extend<Fixtures, WorkerFixtures>({
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
    provide(async (page, person) => signInByCall(page, admin, person ?? (await makePerson('admin')))),
  mailsTo: async ({ browserName: _ }, provide) =>
    provide(async (email) => (await mails(shared())).filter(({ to }) => to === email)),
  axe: async ({ browserName: _ }, provide) => provide(expectAccessible),
  policyViolations: [
    async ({ context }, provide) => {
      const found: string[] = [];
      context.on('console', (message) => {
        if (policyViolation.test(message.text())) found.push(message.text());
      });
      await provide(found);
      expect(found, 'violations of a content policy').toEqual([]);
    },
    { auto: true },
  ],
  ownProduct: [
    async ({ browserName: _ }, provide, { workerIndex }) => {
      const environment = { ACCESS_TOKEN_SECONDS: String(isolatedTokenSeconds) };
      const product = await startProduct(`e2e-isolated-${workerIndex}`, shared().template, environment);
      await provide(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
