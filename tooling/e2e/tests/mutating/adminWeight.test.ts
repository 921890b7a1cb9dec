import { calls } from '@fundfront/content-model/wire';
import { budgets, type WeighedScreen } from '../../adminWeight/budgets.ts';
import { firstLoad, type Loaded, weigh } from '../../adminWeight/firstLoad.ts';
import { expect, test } from '../../fixtures.ts';

const list = (loaded: readonly Loaded[]) =>
  loaded.map(({ kind, path, bytes, encoding = 'plain' }) => `${kind} ${bytes} ${encoding} ${path}`).join('\n');

for (const screen of Object.keys(budgets) as WeighedScreen[]) {
  test(`the first load of the ${screen} keeps to its budget: scripts, styles, fonts and data as they are sent`, async ({
    page,
    signIn,
    admin,
    administrator,
  }) => {
    const { id } = await administrator.call(calls.findByPath, { query: { path: '/about-us/mission-and-vission' } });
    await signIn(page);
    const loaded = await firstLoad(page, `${admin}${{ list: '/admin/posts', editor: `/admin/posts/${id}` }[screen]}`);
    const { all, requests, kinds } = weigh(loaded);
    // Nothing is forgotten: a page without one of them has not come.
    for (const kind of ['page', 'script', 'style', 'font', 'json'] as const) {
      expect(kinds.get(kind), kind).toBeGreaterThan(0);
    }
    expect(all, list(loaded)).toBeLessThanOrEqual(budgets[screen].kilobytes);
    const code = (kinds.get('script') ?? 0) + (kinds.get('style') ?? 0);
    expect(code, list(loaded)).toBeLessThanOrEqual(budgets[screen].code);
    expect(requests, list(loaded)).toBeLessThanOrEqual(budgets[screen].requests);
    const large = loaded.filter(({ kind, bytes }) => ['json', 'script', 'style'].includes(kind) && bytes > 1_024);
    expect(large.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
  });
}

test('the Nastaliq, as heavy as the text editor, comes to Urdu text once the page is used', async ({
  page,
  signIn,
  admin,
  administrator,
}) => {
  const { id } = await administrator.call(calls.findByPath, { query: { path: '/about-us/mission-and-vission' } });
  await signIn(page);
  const loaded = await firstLoad(page, `${admin}/admin/posts/${id}`);
  expect(weigh(loaded).nastaliq, list(loaded)).toBe(0);
  const text = page.getByRole('textbox', { name: 'Body' }).and(page.locator('[lang="ur"]')).first();
  await expect(text).toHaveCSS('font-family', /Nastaliq Stand-In/);
  const before = await text.boundingBox();
  // The first place may be where the pointer rested.
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(text).toHaveCSS('font-family', /Noto Nastaliq Urdu/);
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Nastaliq Urdu') && status === 'loaded'),
  );
  expect(await text.boundingBox()).toEqual(before);
});
