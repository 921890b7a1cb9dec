import { calls } from '@fundfront/content-model/wire';
import type { APIRequestContext } from '@playwright/test';
import { draftPage, livePage, newWord, publish, rewrite } from '../../content.ts';
import { openEditor } from '../../editor.ts';
import { expect, test, watchFailures } from '../../fixtures.ts';
import { readHtml } from '../../readHtml.ts';

/** A whole second, as the picker takes one, with all that was done before it and all that follows after it. */
async function markSecond(): Promise<Date> {
  const next = (Math.floor(Date.now() / 1_000) + 1) * 1_000;
  await new Promise((resolve) => setTimeout(resolve, next - Date.now() + 50));
  return new Date(next);
}

const inKarachi = (at: Date) => new Date(at.getTime() + 5 * 3_600_000).toISOString().slice(0, 19);

async function ask(request: APIRequestContext, url: string) {
  const response = await request.get(url, { maxRedirects: 0 });
  return { status: response.status(), headers: response.headers(), text: await response.text() };
}

test('the site as of yesterday: pages, menu and links are those of then', async ({
  page,
  request,
  administrator,
  signIn,
  admin,
  site,
  axe,
}) => {
  const [word, later] = [newWord(), newWord()];
  const parent = await livePage(administrator, { title: `Section ${word}` });
  const child = await livePage(administrator, {
    title: `As it was ${word}`,
    body: `<p><a href="${parent.path}">Up</a></p>`,
    parentId: parent.entry.id,
  });
  const item = {
    title: `Menu ${word}`,
    slug: newWord(),
    menu: 'main',
    url: parent.path,
    isFullWidth: false,
    isHeading: false,
  };
  const made = await administrator.call(calls.createEntry, {
    params: { type: 'menu-items' },
    body: { locale: 'en', parentId: null, data: item },
  });
  const menuItem = { type: 'menu-items', id: made.id, locale: 'en' as const };
  await administrator.call(calls.publishEntry, { params: menuItem, body: { version: 1 } });
  const yesterday = await markSecond();

  await rewrite(administrator, child.entry, 'en', { title: `As it is ${word}`, slug: later });
  const movedTo = await publish(administrator, child.entry);
  await administrator.call(calls.unpublishEntry, { params: menuItem });
  const newer = await livePage(administrator, { title: `Newer ${word}` });

  await signIn(page);
  const failures = watchFailures(page);
  await page.goto(`${admin}/admin/site-as-of`);
  await page.getByLabel('Day and time').fill(inKarachi(yesterday));
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The site as it was on' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the pages of then' }).fill(`was ${word}`);
  await page.getByRole('button', { name: new RegExp(`As it was ${word}`) }).click();

  const frame = page.frameLocator('iframe[title="Preview on a desktop"]');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`As it was ${word}`);
  await expect(frame.locator('[data-past]')).toContainText('The site as it was on');
  await expect(frame.getByRole('banner').getByText(`Menu ${word}`).first()).toBeAttached();
  await axe(page);
  const base = (await page.locator('iframe').getAttribute('src'))?.slice(0, -child.path.length) ?? '';

  // The frame is scaled, which a pointer of the test cannot follow.
  await frame.getByRole('link', { name: 'Up', exact: true }).press('Enter');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Section ${word}`);
  await expect(frame.locator('[data-past]')).toBeVisible();
  await frame
    .getByRole('main')
    .getByRole('link', { name: `As it was ${word}` })
    .press('Enter');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`As it was ${word}`);
  expect(failures).toEqual([]);

  const then = await ask(request, base + child.path);
  expect([then.status, readHtml(then.text).headings[0]]).toEqual([200, `As it was ${word}`]);
  expect(then.headers['cache-control']).toContain('no-store');
  expect(then.headers['x-robots-tag']).toContain('noindex');
  expect(then.headers['content-security-policy']).toContain("form-action 'none'");
  expect(then.text.match(/<form\b/g)?.length).toBe(then.text.match(/<form inert/g)?.length);
  for (const path of [movedTo, newer.path]) {
    const missing = await ask(request, base + path);
    expect([missing.status, missing.text.includes('data-past')]).toEqual([404, true]);
  }
  expect(readHtml((await ask(request, site + movedTo)).text).headings[0]).toBe(`As it is ${word}`);
  expect((await ask(request, base + child.path)).text).not.toContain(`As it is ${word}`);
});

test('an address that was moved before the moment forwards within it', async ({ request, administrator }) => {
  const { entry, path } = await livePage(administrator, { title: 'Moved' });
  await rewrite(administrator, entry, 'en', { title: 'Moved', slug: newWord() });
  const to = await publish(administrator, entry);
  const at = (await markSecond()).toISOString();
  const { url } = await administrator.call(calls.openMoment, { body: { at } });
  const response = await ask(request, url + path);
  expect([response.status, response.headers.location]).toEqual([307, new URL(url).pathname + to]);
});

test('in Urdu, with the words of the strip in Urdu', async ({ page, administrator }) => {
  const at = (await markSecond()).toISOString();
  const { url } = await administrator.call(calls.openMoment, { body: { at } });
  await page.goto(`${url}/ur`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('[data-past]')).toContainText('آج کی سائٹ پر واپس');
  await expect(page.locator('[data-past] a')).toHaveAttribute('href', '/ur');
});

test('nothing of the past is without its token', async ({ request, site }) => {
  for (const token of ['abc', 'abc.def.ghi']) {
    const { text, headers } = await ask(request, `${site}/as-of/${token}/home`);
    expect(text).not.toContain('<h1');
    expect(text).toContain('has expired');
    expect(headers['x-robots-tag']).toContain('noindex');
  }
});

test('opens from the history of a page, and fits a phone', async ({ page, administrator, signIn, admin }) => {
  const entry = await draftPage(administrator, { title: 'The first words' });
  await publish(administrator, entry);
  await rewrite(administrator, entry, 'en', { title: 'The second words' });
  await publish(administrator, entry);
  await signIn(page);
  await openEditor(page, admin, entry.id);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('link', { name: 'See the site at this moment with version 1' }).click();
  await page.waitForURL(/site-as-of/);
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('The first words');
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('a day with a change is marked, versions lead to one another, and today stands beside', async ({
  page,
  administrator,
  signIn,
  admin,
  axe,
}) => {
  const word = newWord();
  const { entry, path } = await livePage(administrator, { title: `First ${word}` });
  const then = await markSecond();
  await rewrite(administrator, entry, 'en', { title: `Second ${word}` });
  await publish(administrator, entry);
  await signIn(page);
  await page.goto(`${admin}/admin/site-as-of?${new URLSearchParams({ at: then.toISOString(), path })}`);
  await expect(page.locator('button[data-changed][aria-pressed="true"]')).toHaveAccessibleName(/, \d+ changes?$/);
  const heading = (name: string) =>
    page.getByRole('region', { name }).frameLocator('iframe').getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Compare with today' }).click();
  await expect(heading('Today')).toHaveText(`Second ${word}`);
  await expect(heading('As of')).toHaveText(`First ${word}`);
  await axe(page);
  await page.getByRole('button', { name: 'Next version' }).click();
  await expect(heading('As of')).toHaveText(`Second ${word}`);
});

test('figures can be seen as they were known later', async ({ page, administrator, signIn, admin, axe }) => {
  await livePage(administrator, { title: `Before ${newWord()}` });
  const at = (await markSecond()).toISOString();
  await signIn(page);
  await page.goto(`${admin}/admin/site-as-of?${new URLSearchParams({ at, path: '/home' })}`);
  const strip = page.frameLocator('iframe').locator('[data-past]');
  await expect(strip).not.toContainText('as known on');
  const known = page.getByRole('region', { name: 'Prices and returns as known on' });
  await known.getByRole('button', { name: 'As known now' }).click();
  await expect(strip).toContainText('Prices and returns of the days until then as known on');
  await expect(page.getByRole('status').filter({ hasText: 'as known on' })).toBeVisible();
  await axe(page);
  await known.getByRole('button', { name: 'As known then' }).click();
  await expect(strip).not.toContainText('as known on');
});

test('on paper a page says what it is evidence of', async ({ page, request, administrator, site }) => {
  const { path } = await livePage(administrator, { title: `Evidence ${newWord()}` });
  const at = (await markSecond()).toISOString();
  const { url } = await administrator.call(calls.openMoment, { body: { at } });
  await page.goto(url + path);
  const evidence = page.locator('[data-evidence]');
  await expect(evidence).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(evidence).toBeVisible();
  await expect(evidence).toContainText(`Address: ${site}${path}`);
  await expect(evidence).toContainText(/Last entry of the audit by then: \d+, [0-9a-f]{64}/);
  await expect(page.locator('[data-past] a')).toBeHidden();
  const before = new Date().toISOString();
  // Again until the page's scripts are there: they set the time of printing.
  const printedAt = async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    return (await evidence.locator('time').getAttribute('datetime')) ?? '';
  };
  await expect.poll(async () => (await printedAt()) >= before).toBe(true);
  expect((await ask(request, url + path)).text).toContain('data-evidence');
});
