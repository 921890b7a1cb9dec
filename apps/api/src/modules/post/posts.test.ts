import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { unpublishEntry } from '../content/unpublishEntry.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

const post = (title: string, more = {}) => ({ title, seo: null, image: null, body: null, children: null, ...more });

describe('header and footer', () => {
  beforeAll(async () => {
    const ctx = api.ctx();
    const children = [
      { title: 'Daily NAVs', url: '/daily-navs' },
      { title: '021 000', url: null },
    ];
    const list = await makeLive(ctx, 'post', post('Quick links', { children }), { key: 'main-footer-quick-link-list' });
    const facebook = [
      { key: 'facebook', value: 'https://example.test/f' },
      { key: 'section', value: 'forged' },
    ];
    await makeLive(ctx, 'post', post('Social', { seo: facebook }), { key: 'main-footer-social-detail' });
    await makeLive(ctx, 'post', post('Off', { isActive: false }), { key: 'main-footer-image-1' });
    await makeEntry(ctx, 'post', post('Draft'), { key: 'main-footer-image-2' });
    await makeLive(ctx, 'post', post('E-mail'), { key: 'main-header-email' });
    await publish(ctx, await translate(ctx, list, 'ur', post('فوری روابط')), 'ur');
  });

  it('are the live sections of the group, in the order of the specification, known by their pair', async () => {
    const { body } = await api.call(calls.getPagePosts, { params: { slug: 'main-footer' } });
    expect(body.map(({ title }) => title)).toEqual(['Quick links', 'Social']);
    expect(body[0]).toMatchObject({
      type: 'post',
      isActive: true,
      seo: [{ key: 'section', value: 'main-footer-quick-link-list' }],
      children: [
        { title: 'Daily NAVs', seo: [{ key: 'url', value: '/daily-navs' }], children: [] },
        { title: '021 000', seo: [] },
      ],
    });
    expect(body[1]?.seo).toEqual([
      { key: 'section', value: 'main-footer-social-detail' },
      { key: 'facebook', value: 'https://example.test/f' },
    ]);
  });

  it('have their names in Urdu with a prefix', async () => {
    const { body } = await api.call(calls.getPagePosts, { params: { slug: 'ur-main-footer' } });
    expect(body.map(({ title, seo }) => [title, seo[0]?.value])).toEqual([
      ['فوری روابط', 'ur-main-footer-quick-link-list'],
    ]);
  });

  it.each(['main-side', 'ur-', '__proto__'])('there is none called %s', async (slug) => {
    expect((await api.call(calls.getPagePosts, { params: { slug } })).status).toBe(404);
  });
});

describe('content by its slug', () => {
  it('is a page with the pages below it', async () => {
    const ctx = api.ctx();
    const parent = await makeLive(ctx, 'page', { title: 'Sales', slug: 'sales', template: 'landing' });
    await makeLive(ctx, 'page', { title: 'Branches', slug: 'branches', template: 'prose' }, { parentId: parent.id });
    const off = { title: 'Old', slug: 'old', template: 'prose', isActive: false };
    await makeLive(ctx, 'page', off, { parentId: parent.id });
    const { body } = await api.call(calls.getContent, { params: { slug: 'sales' } });
    expect(body).toMatchObject({ type: 'page', slug: 'sales', title: 'Sales', path: '/sales', isActive: true });
    expect(body.children.map(({ title, path, isActive }) => [title, path, isActive])).toEqual([
      ['Branches', '/sales/branches', true],
      ['Old', '/sales/old', false],
    ]);
  });

  it('is a fund category with its funds, before a page of the same name, also by its English slug in Urdu', async () => {
    const ctx = api.ctx();
    const category = await makeLive(ctx, 'fundCategory', {
      title: 'Income',
      slug: 'income',
      group: 'income',
      suits: null,
    });
    await makeLive(ctx, 'page', { title: 'Income tax', slug: 'income', template: 'prose' });
    const fund = (title: string, slug: string, order: number) =>
      makeLive(ctx, 'fund', {
        title,
        slug,
        shortSlug: `${slug}-short`,
        category: category.id,
        riskProfile: 'low',
        subFund: null,
        order,
      });
    const second = await fund('Second fund', 'second-fund', 2);
    await fund('First fund', 'first-fund', 1);
    await publish(ctx, await translate(ctx, category, 'ur', { title: 'آمدنی', slug: 'aamdani', suits: null }), 'ur');
    await publish(ctx, await translate(ctx, second, 'ur', { title: 'دوسرا فنڈ', slug: 'doosra' }), 'ur');
    const english = await api.call(calls.getContent, { params: { slug: 'income' } });
    expect(english.body.children).toMatchObject([
      { title: 'First fund', slug: 'first-fund', path: '/first-fund', riskProfile: 'low', isActive: true },
      { title: 'Second fund' },
    ]);
    const urdu = await api.call(calls.getContent, { params: { slug: 'income' }, query: { lang: 'ur' } });
    expect(urdu.body.title).toBe('آمدنی');
    expect(urdu.body.children).toContainEqual(expect.objectContaining({ title: 'دوسرا فنڈ', path: '/ur/doosra' }));
  });

  it('is nothing that the public cannot see', async () => {
    await makeEntry(api.ctx(), 'page', { title: 'Draft', slug: 'only-a-draft' });
    expect((await api.call(calls.getContent, { params: { slug: 'only-a-draft' } })).status).toBe(404);
    const query = { lang: 'fr' as 'en' };
    expect((await api.call(calls.getContent, { params: { slug: 'sales' }, query })).status).toBe(400);
  });
});

describe('the day of the latest change', () => {
  const changed = async () => (await api.call(calls.updatedDate)).body.updatedDate;

  it('moves when something is published or taken off, not when it is saved', async () => {
    const ctx = api.ctx();
    api.time.now = new Date('2026-04-01T10:00:00.000Z');
    const page = await makeLive(ctx, 'page', { title: 'News', slug: 'news', template: 'prose' });
    expect(await changed()).toBe('2026-04-01T10:00:00.000Z');
    api.time.now = new Date('2026-04-02T10:00:00.000Z');
    await makeEntry(ctx, 'page', { title: 'Saved', slug: 'saved' });
    expect(await changed()).toBe('2026-04-01T10:00:00.000Z');
    await unpublishEntry({ ctx, input: { type: 'page', id: page.id, locale: 'en' } });
    expect(await changed()).toBe('2026-04-02T10:00:00.000Z');
  });
});
