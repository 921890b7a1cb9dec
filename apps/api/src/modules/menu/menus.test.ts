import { adminNavigation } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEntry, makeLive } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

it('the main menu is nested, in order, and without what is not published', async () => {
  const ctx = api.ctx();
  const item = (title: string, menu: string, more = {}, parentId: string | null = null) => {
    const locale = menu === 'urdu' ? ('ur' as const) : ('en' as const);
    return makeLive(
      ctx,
      'menuItem',
      { title, menu, url: '/x', isFullWidth: false, isHeading: false, ...more },
      { locale, parentId },
    );
  };
  const about = await item('About', 'main', { url: '/about-us/' });
  const funds = await item('Investment solution', 'main', { isFullWidth: true });
  const heading = await item('Money market', 'main', { isHeading: true, url: '/funds/money-market' }, funds.id);
  await item('Deepest', 'main', { url: 'https://example.test' }, heading.id);
  const draft = await makeEntry(ctx, 'menuItem', { title: 'Draft', menu: 'main', url: '#' });
  await item('سرمایہ کاری', 'urdu');
  const { status, body } = await api.call(calls.mainMenu);
  expect(status).toBe(200);
  expect(body.map(({ id }) => id)).toEqual([about.id, funds.id]);
  expect(body[0]).toEqual({
    id: about.id,
    title: 'About',
    url: '/about-us/',
    sort: 1,
    parentId: null,
    isFullWidth: false,
    isHeading: false,
    subMenus: [],
  });
  expect(body[1]).toMatchObject({
    isFullWidth: true,
    subMenus: [
      { title: 'Money market', isHeading: true, subMenus: [{ title: 'Deepest', url: 'https://example.test' }] },
    ],
  });
  expect(JSON.stringify(body)).not.toContain(draft.id);
  expect((await api.call(calls.urduMenu)).body.map(({ title }) => title)).toEqual(['سرمایہ کاری']);
});

it('the admin has its built-in navigation until editors publish another, for staff alone', async () => {
  const staff = await makeUser(api, ['hr']);
  expect((await api.call(calls.adminMenu)).status).toBe(401);
  expect((await api.call(calls.adminMenu, {}, staff)).body).toEqual({ results: adminNavigation });
  expect(adminNavigation).toHaveLength(24);
  await makeLive(api.ctx(), 'menuItem', { title: 'Pages', menu: 'admin', url: '/admin/posts' });
  expect((await api.call(calls.adminMenu, {}, staff)).body).toEqual({
    results: [{ title: 'Pages', url: '/admin/posts' }],
  });
});
