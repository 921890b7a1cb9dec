import { calls } from '@fundfront/content-model/wire';
import { routeLists } from '@fundfront/fixtures/routes';
import { expect, type Page } from '@playwright/test';
import { test, watchFailures } from '../../fixtures.ts';
import { sendForm } from '../../sendForm.ts';

const { admin: routes } = (routeLists.at(-1) ?? routeLists[0])?.routes ?? { admin: undefined };
if (!routes) throw new Error('There is no list of routes');

type Axe = (page: Page) => Promise<void>;

const phone = { width: 360, height: 800 };
const tablet = { width: 768, height: 1_024 };

/** Where the entries of an address with `:id` are listed, if not right above it. */
const lists: Record<string, string> = {
  '/admin/posts/subscribe-complaint/:id': '/admin/forms?form=complaint',
  '/admin/media/:id': '/admin/media?view=list',
};
const forms = new Set(['/admin/forms/:id', '/admin/posts/subscribe-complaint/:id', '/admin/job-applications/:id']);

async function expectReady(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
}

/** Something to read or to fill in: a row, a field, a page, an entry of a tree, a way on. */
async function expectData(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  const data = main.locator('tbody tr, input, textarea, iframe, [role="treeitem"], dl, section li, section a[href]');
  await expect(data.first(), path).toBeAttached();
  await expect(main.getByText(/later release|could not be found|does not open this screen/), path).toHaveCount(0);
}

/** What reaches beyond the window, outermost first; empty where the page fits. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('main *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} px`,
      ...wide.slice(0, 4).map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 30)}`),
    ];
  });
}

/** Opens each, and tells all that is wrong at once. */
async function faultsOf(page: Page, paths: readonly string[], open: (path: string) => Promise<string>, axe: Axe) {
  const failures = watchFailures(page);
  const faults: string[] = [];
  for (const path of paths) {
    await test.step(path, async () => {
      try {
        await page.setViewportSize(phone);
        await page.goto(await open(path));
        await expectReady(page, path);
        await expectData(page, path);
        await axe(page);
        for (const size of [phone, tablet]) {
          await page.setViewportSize(size);
          faults.push(...(await tooWide(page)).map((fault) => `${path} at ${size.width} px is too wide: ${fault}`));
        }
      } catch (error) {
        faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
      faults.push(...failures.splice(0).map((failure) => `${path}: ${failure}`));
    });
  }
  return faults;
}

/** The address of the first entry that the list above shows. */
async function realPath(page: Page, admin: string, path: string): Promise<string> {
  const list = lists[path] ?? path.replace(/\/:\w+\??$/, '');
  await page.goto(admin + list);
  await expectReady(page, list);
  const link = page
    .getByRole('main')
    .locator('tbody tr a[href^="/admin/"], [role="treeitem"] a, ul[aria-busy] a')
    .first();
  await expect(link, `${list} lists something to open`).toBeAttached();
  const href = await link.getAttribute('href');
  return path.replace(/:\w+\??$/, href?.split('?')[0]?.split('/').at(-1) ?? '');
}

const optional = (path: string) => (path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path] : [path]);
const all = [...routes.dashboard, ...routes.pages, ...routes.posts].flatMap(optional);
const groups = { plain: all.filter((path) => !path.includes(':')), entries: all.filter((path) => path.includes(':')) };
const halves = (paths: string[]) => [paths.slice(0, paths.length / 2), paths.slice(paths.length / 2)];

test.use({ viewport: phone });

for (const [index, paths] of halves(groups.plain).entries()) {
  const part = index + 1;
  test(`every address without an id shows its heading and its data on a phone, part ${part}`, async ({
    page,
    signIn,
    admin,
    axe,
  }) => {
    await signIn(page);
    expect(await faultsOf(page, paths, async (path) => admin + path, axe)).toEqual([]);
  });
}

for (const [index, paths] of halves(groups.entries.filter((path) => !forms.has(path))).entries()) {
  const part = index + 1;
  test(`every address of an entry opens it on a phone, part ${part}`, async ({
    page,
    signIn,
    admin,
    axe,
    administrator,
  }) => {
    await signIn(page);
    const open = async (path: string) => {
      if (path !== '/admin/menu/:id') return admin + (await realPath(page, admin, path));
      const { entries } = await administrator.call(calls.listEntries, { params: { type: 'menu-items' }, query: {} });
      return `${admin}/admin/menu/${entries[0]?.id}`;
    };
    expect(await faultsOf(page, paths, open, axe)).toEqual([]);
  });
}

test('what visitors sent opens at each of its addresses', async ({ page, signIn, admin, site, axe }) => {
  await sendForm(page, site, { name: 'complaint', locale: 'en', answers: {} });
  await sendForm(page, site, { name: 'career', locale: 'en', answers: {} });
  await signIn(page);
  const complaint = await realPath(page, admin, '/admin/posts/subscribe-complaint/:id');
  const application = await realPath(page, admin, '/admin/job-applications/:id');
  for (const path of [complaint, complaint.replace('posts/subscribe-complaint', 'forms'), application]) {
    await page.goto(admin + path);
    await expectReady(page, path);
    await expectData(page, path);
    await axe(page);
  }
});

test('the skip link moves the focus past header and navigation', async ({ page, signIn, admin }) => {
  await signIn(page);
  await page.goto(`${admin}/admin/brochures`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the screen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('who may not open a screen finds no way to it, and is told whom it is for', async ({
  page,
  signIn,
  makePerson,
  admin,
}) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await signIn(page, await makePerson('editor'));
  await page.goto(`${admin}/admin/posts`);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: /^Brouchers/ })).toBeVisible();
  await expect(navigation.getByRole('link', { name: /^(Job Applications|Forms|Import|System check)/ })).toHaveCount(0);
  for (const path of ['/admin/job-applications', '/admin/forms', '/admin/test-page', '/admin/funds/import']) {
    await page.goto(admin + path);
    await expect(page.getByText('Your role does not open this screen')).toBeVisible();
  }
});

test('a forgotten password is set by the link of a mail, once', async ({
  page,
  makePerson,
  signIn,
  admin,
  mailsTo,
  axe,
}) => {
  const person = await makePerson('editor');
  await page.goto(`${admin}/fb-f-cms-admin-login`);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(person.email);
  await axe(page);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Look into your mailbox')).toBeVisible();
  await expect.poll(async () => (await mailsTo(person.email)).length).toBeGreaterThan(0);
  const mail = (await mailsTo(person.email)).at(-1);
  const hash = /#password=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const password = 'a quite different password';
  const setIt = async () => {
    await page.goto(`${admin}/indexs`);
    await page.goto(`${admin}/fb-f-cms-admin-login${hash}`);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('New password again').fill(password);
    await page.getByRole('button', { name: 'Set the password' }).click();
  };
  await setIt();
  await expect(page.getByText('Your password is set')).toBeVisible();
  await setIt();
  await expect(page.getByRole('alert')).toContainText('too old');
  await signIn(page, { ...person, password });
  await page.goto(`${admin}/admin/account-settings`);
  await expect(page.getByRole('region', { name: 'Latest sessions' }).getByText('This session')).toBeVisible();
});
