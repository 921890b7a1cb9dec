import type { Client } from '@fundfront/api-client';
import type { Page } from '@playwright/test';
import { livePage, newWord } from '../content.ts';
import { field, openEditor } from '../editor.ts';
import { expect, test } from '../fixtures.ts';
import { expectPageContains } from '../pageContains.ts';
import { sharedText } from '../sharedData.ts';
import { watchScripts } from '../watchScripts.ts';

const own = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<a href="javascript:alert(1)">link</a>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '{{constructor.constructor("alert(1)")()}}',
];
const lines = (name: string) => (sharedText(name) ?? '').split('\n').map((line) => line.trim());
const payloads = [...own, ...lines('data/hostile/xss_payloads_dev_200.txt').filter(Boolean)];
const sections = JSON.parse(sharedText('data/hostile/blns_dev_sections.json') ?? '[]') as { strings: string[] }[];
const names = [...sections.flatMap(({ strings }) => strings), ...lines('data/hostile/sqli_intruder.txt')].filter(
  (text) => text.trim() !== '' && text.length <= 200,
);

/** What a payload waits for; a click would leave the page. */
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
  test.setTimeout(120_000);
  const signs = await watchScripts(page, [site]);
  const share = Math.ceil(payloads.length / own.length);
  for (const [index, title] of own.entries()) {
    const body = payloads.slice(index * share, (index + 1) * share).join('\n<p>between</p>\n');
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
  test.setTimeout(120_000);
  const chosen = [...own, ...names.filter((_, index) => index % Math.ceil(names.length / 14) === 0)];
  const path = await sectionOf(administrator, chosen);
  await expectPageContains(page.request, site + path, 'onerror=alert(1)');
  const signs = await watchScripts(page, [site]);
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  // The section is drawn anew after every page that is published below it.
  await expect(async () => {
    await page.goto(site + path);
    const shown = await page.getByRole('main').getByRole('link').allTextContents();
    for (const name of chosen) expect(shown.map(plain), name).toContainEqual(expect.stringContaining(plain(name)));
  }).toPass({ timeout: 15_000 });
  for (const width of [240, 1_440]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `${width} px`).toBe(0);
  }
  expect(signs).toEqual([]);
});

test('the staff area shows hostile words as words', async ({ page, administrator, signIn, admin, site }) => {
  const title = `${own[0]}${own[1]} ${newWord()}`;
  const { entry } = await livePage(administrator, { title, body: payloads.slice(0, 60).join('\n') });
  const signs = await watchScripts(page, [admin, site]);
  await signIn(page);
  // First of all: the journal shows the latest changes, and other tests are changing things meanwhile.
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
