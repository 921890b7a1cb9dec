import { locales, publicPath } from '@fundfront/content-model';
import { fundFigure } from '@fundfront/content-model/fundFigures';
import { calls } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';
import { livePage, newWord, publish, rewrite } from '../../content.ts';
import { publishInEditor, saveDraft } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';

const block = async (page: Page, typed: string, name: RegExp) => {
  await page.keyboard.type(`/${typed}`);
  await expect(page.getByRole('listbox', { name: 'Blocks' }).getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Enter');
};

test('a figure, a list of files, questions and an embed are written, published and seen in both languages', async ({
  page,
  administrator,
  signIn,
  admin,
  site,
  axe,
}) => {
  const board = await administrator.call(calls.getNavBoard, { query: { locale: 'en' } });
  const fund = board.funds.find(({ price, ytd }) => price && ytd);
  const figure = fund && fundFigure(fund, 'nav');
  const { items } = await administrator.call(calls.getItems, { query: { type: 'document', locale: 'en' } });
  const [document] = items;
  if (!fund || !figure || !document) throw new Error('The sample content has funds with prices, and documents');
  const title = `Blocks ${newWord()}`;
  const { entry, path } = await livePage(administrator, { title });

  await signIn(page);
  await page.goto(`${admin}/admin/posts/${entry.id}`);
  const body = page.getByRole('textbox', { name: 'Body', exact: true }).and(page.locator('[lang="en"]'));
  await body.focus();
  await page.keyboard.type('Its price is ');
  await block(page, 'fund', /^Fund figure/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Fund', { exact: true }).selectOption(fund.id);
  await axe(page);
  await dialog.getByRole('button', { name: 'Insert figure' }).click();
  await expect(body.getByRole('button', { name: /^Fund figure: .* NAV, / })).toContainText(figure.value);
  await page.keyboard.press('Enter');

  await block(page, 'document', /^Document list/);
  await dialog.getByRole('combobox', { name: 'Add a document' }).fill(document.title);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Insert list' }).click();
  await expect(body.getByText(document.title)).toBeVisible();

  await block(page, 'faq', /^Questions/);
  await page.keyboard.type('When is it paid?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Within six days');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await block(page, 'video', /^Embed/);
  await dialog.getByLabel('Address').fill('https://youtu.be/another0one');
  await dialog.getByLabel('What it shows').fill('How to invest');
  await dialog.getByRole('button', { name: 'Insert embed' }).click();
  await expect(body.getByText('YouTube, video: another0one')).toBeVisible();
  await body.getByText('How to invest').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Address').fill('https://youtu.be/dQw4w9WgXcQ');
  await axe(page);
  await dialog.getByRole('button', { name: 'Change embed' }).click();
  await expect(body.getByText('YouTube, video: dQw4w9WgXcQ')).toBeVisible();
  await axe(page);
  await saveDraft(page);
  await publishInEditor(page, 'en');

  const stored = await administrator.call(calls.getEntry, { params: { type: 'pages', id: entry.id, locale: 'en' } });
  expect(stored.data.body).toContain(`<span data-fund-figure="nav" data-entry="${fund.id}"></span>`);
  await rewrite(administrator, entry, 'ur', { title, body: String(stored.data.body) });
  await publish(administrator, entry, 'ur');

  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && /^https?:/.test(request.url())) foreign.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A video</title>' }),
  );
  for (const locale of locales) {
    await page.goto(site + publicPath(locale, path));
    const main = page.getByRole('main');
    await expect(main.locator('[data-fund-figure]')).toContainText(figure.value);
    await expect(main.locator('[data-fund-figure] small')).toContainText('2026');
    await expect(main.locator('ul[data-block="documents"]').getByRole('link')).toHaveAttribute(
      'href',
      /^\/api\/files\//,
    );
    const answer = main.getByText('Within six days');
    await expect(answer).toBeHidden();
    await main.getByText('When is it paid?').press('Enter');
    await expect(answer).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join('')).toContain('"@type":"FAQPage"');
    const play = main.locator('[data-embed]').getByRole('button');
    await expect(play).toContainText('www.youtube-nocookie.com');
    await axe(page);
    expect(foreign).toEqual([]);
    await play.press('Enter');
    await expect(main.locator('iframe')).toHaveAttribute('title', 'How to invest');
    await expect.poll(() => foreign.splice(0)).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0']);
  }
});

test('without scripts an embed is a link, a question opens, and a page frames no other host', async ({
  browser,
  administrator,
  site,
}) => {
  const body =
    '<div data-embed="youtube:dQw4w9WgXcQ">How to invest</div><div data-block="questions"><details><summary>When?</summary><p>Soon</p></details></div>';
  const { path } = await livePage(administrator, { title: `Plain ${newWord()}`, body });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(site + path);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com https://www.openstreetmap.org");
  const link = page.getByRole('main').getByRole('link', { name: 'How to invest' });
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await page.getByText('When?').click();
  await expect(page.getByText('Soon')).toBeVisible();
  await context.close();
});
