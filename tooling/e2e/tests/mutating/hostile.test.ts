import type { Client } from '@fundfront/api-client';
import { hostileMarkup, hostileTitles, strangeNames } from '@fundfront/fixtures/hostile';
import type { Page } from '@playwright/test';
import { livePage, newWord } from '../../content.ts';
import { field, openEditor } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';
import { expectPageContains } from '../../pageContains.ts';
import { watchScripts } from '../../watchScripts.ts';

// One after the other: the last one looks for its change among the latest, and the others make dozens.
test.describe.configure({ mode: 'default' });

const events = ['mouseover', 'mouseenter', 'focus', 'keyup', 'error', 'load', 'animationend', 'toggle', 'drag'];

async function expectHarmless(page: Page): Promise<void> {
  const found = await page.locator('main').evaluate((main) => {
    const all = [...main.querySelectorAll('*')];
    const handlers = all.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on')));
    const links = all.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
    const scripted = links.filter((link) => /^\s*(javascript|data|vbscript):/i.test(link));
    const elements = [
      ...main.querySelectorAll('script:not([type="application/ld+json"]), iframe, object, embed, style'),
    ];
    return [...handlers, ...scripted, ...elements.map((element) => element.outerHTML)];
  });
  expect(found).toEqual([]);
}

test('scripts in titles, summaries and bodies are shown or dropped, and never run', async ({
  page,
  administrator,
  site,
}) => {
  const signs = await watchScripts(page, [site]);
  const share = Math.ceil(hostileMarkup.length / hostileTitles.length);
  for (const [index, title] of hostileTitles.entries()) {
    const body = hostileMarkup.slice(index * share, (index + 1) * share).join('\n<p>between</p>\n');
    const { path } = await livePage(administrator, { title, summary: title, body: `<p>start</p>${body}<p>end</p>` });
    expect((await page.goto(site + path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.title()).toContain(title);
    await expectHarmless(page);
    await page.locator('main *').evaluateAll((elements, names) => {
      for (const element of elements) for (const name of names) element.dispatchEvent(new Event(name));
    }, events);
  }
  expect(signs).toEqual([]);
});

async function sectionOf(client: Client, titles: readonly string[]): Promise<string> {
  const parent = await livePage(client, { title: `Section ${newWord()}` });
  for (const title of titles) await livePage(client, { title, parentId: parent.entry.id });
  return parent.path;
}

test('strange names stand on the site as they were typed', async ({ page, administrator, site }) => {
  const chosen = [
    ...hostileTitles,
    ...strangeNames.filter((_, index) => index % Math.ceil(strangeNames.length / 14) === 0),
  ];
  const path = await sectionOf(administrator, chosen);
  await expectPageContains(page.request, site + path, 'onerror=alert(1)');
  const signs = await watchScripts(page, [site]);
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  await expect(async () => {
    await page.goto(site + path);
    const shown = await page.getByRole('main').getByRole('link').allTextContents();
    for (const name of chosen) expect(shown.map(plain), name).toContainEqual(expect.stringContaining(plain(name)));
  }).toPass({ timeout: 30_000 });
  for (const width of [240, 1_440]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `${width} px`).toBe(0);
  }
  expect(signs).toEqual([]);
});

test('the staff area shows hostile words as words', async ({ page, administrator, signIn, admin, site }) => {
  const title = `${hostileTitles[0]}${hostileTitles[1]} ${newWord()}`;
  const signs = await watchScripts(page, [admin, site]);
  await signIn(page);
  const { entry } = await livePage(administrator, { title, body: hostileMarkup.slice(0, 60).join('\n') });
  // At once: the log shows the latest changes of all, and other tests are changing things meanwhile.
  await page.goto(`${admin}/admin/activity-logs`);
  await expect(page.getByText(title).first()).toBeVisible();
  await page.goto(`${admin}/admin/posts?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  await openEditor(page, admin, entry.id);
  await expect(field(page, 'Title', 'en')).toHaveValue(title);
  await page.getByRole('button', { name: /^Preview/ }).click();
  const preview = page.frameLocator('iframe[title^="Preview"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(signs).toEqual([]);
});
