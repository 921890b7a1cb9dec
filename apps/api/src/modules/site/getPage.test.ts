import { randomUUID } from 'node:crypto';
import { calls, type SitePage } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { saveEntry } from '../content/saveEntry.ts';
import { signPreviewToken } from './previewToken.ts';

let api: TestApi;
const ids: Record<string, string> = {};

const prose = (title: string, slug: string, more = {}) => ({
  title,
  slug,
  template: 'prose',
  summary: `About ${title}`,
  body: `<p>${title}</p>`,
  image: null,
  font: null,
  seo: null,
  ...more,
});

beforeAll(async () => {
  api = await openTestApi();
  const ctx = api.ctx();
  const live = async (title: string, slug: string, more = {}, parentId: string | null = null) => {
    const entry = await makeLive(ctx, 'page', prose(title, slug, more), { parentId });
    ids[slug] = entry.id;
    return entry;
  };
  await live('Home', 'home');
  const about = await live('About us', 'about-us', { template: 'landing' });
  const otherAddresses = [
    { address: '/about-us/sponsor', action: 'redirect' },
    { address: '/about-us/sponser', action: 'answer' },
  ];
  const team = await live('Management team', 'team', { image: null, otherAddresses }, about.id);
  await live('Partners', 'partners', {}, about.id);
  await live('Hidden', 'hidden', { isActive: false }, about.id);
  await makeEntry(ctx, 'page', prose('Draft', 'draft'), { parentId: about.id });
  const urdu = { title: 'ہمارے بارے میں', slug: 'hamare', summary: null, body: null, font: null, seo: null };
  await publish(ctx, await translate(ctx, about, 'ur', urdu), 'ur');
  await publish(
    ctx,
    await translate(ctx, team, 'ur', {
      ...urdu,
      title: 'انتظامی ٹیم',
      slug: 'team',
      otherAddresses: null,
      font: 'arabic',
    }),
    'ur',
  );
  const privacy = await live('Privacy policy', 'privacy-policy', { seo: [{ key: 'robots', value: 'noindex' }] });
  await publish(
    ctx,
    await translate(ctx, privacy, 'ur', { ...urdu, slug: 'privacy-policy-ur', otherAddresses: null }),
    'ur',
  );
});
afterAll(() => api?.close());

async function at(address: string, locale: 'en' | 'ur' = 'en') {
  return (await api.call(calls.getPage, { query: { locale, path: address } })).body;
}
async function pageAt(address: string, locale: 'en' | 'ur' = 'en'): Promise<SitePage> {
  const found = await at(address, locale);
  if (found.kind !== 'page') throw new Error(`No page at ${address}: ${JSON.stringify(found)}`);
  return found;
}
const titles = (links: { title: string }[]) => links.map(({ title }) => title);

describe('a page by its address', () => {
  it('comes with its place: above, beside, below', async () => {
    const team = await pageAt('/about-us/team');
    expect(team).toMatchObject({
      id: ids.team,
      template: 'prose',
      path: '/about-us/team',
      title: 'Management team',
      summary: 'About Management team',
      body: '<p>Management team</p>',
      revision: `${ids.team}.en.1`,
      publishedAt: api.time.now.toISOString(),
      breadcrumbs: [{ title: 'About us', path: '/about-us', summary: 'About About us' }],
      children: [],
      alternate: { locale: 'ur', path: '/ur/hamare/team' },
    });
    expect(titles(team.siblings)).toEqual(['Management team', 'Partners']);
    const about = await pageAt('/about-us');
    expect(titles(about.children)).toEqual(['Management team', 'Partners']);
    expect([about.template, about.siblings, about.breadcrumbs]).toEqual(['landing', [], []]);
  });

  it.each(['/about-us/team/', '/website/about-us/team', '//about-us//team'])('also answers at %s', async (address) => {
    expect((await pageAt(address)).path).toBe('/about-us/team');
  });

  it('answers or redirects at its other addresses', async () => {
    expect((await pageAt('/about-us/sponser')).path).toBe('/about-us/team');
    expect(await at('/about-us/sponsor')).toEqual({ kind: 'redirect', to: '/about-us/team', permanent: true });
  });

  it('shows an inactive page to who knows its address, but beside no other', async () => {
    expect(titles((await pageAt('/about-us/hidden')).siblings)).toEqual(['Management team', 'Partners', 'Hidden']);
  });

  it.each(['/nothing', '/about-us/draft', '/team', '/%', '/__proto__'])('is not found at %s', async (address) => {
    const { status, body } = await api.call(calls.getPage, { query: { locale: 'en', path: address } });
    expect([status, body.text_code, body.error]).toEqual([404, 'NOT_FOUND', 'This page could not be found']);
  });

  it('is answered with 304 to who has it already', async () => {
    const path = '/api/site/page?locale=en&path=%2Fabout-us';
    const etag = (await api.request(path)).headers.get('etag') ?? '';
    expect((await api.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

describe('in Urdu', () => {
  it('has words of its own, and what is not translated from English', async () => {
    const page = await pageAt('/hamare/team', 'ur');
    expect(page).toMatchObject({
      path: '/ur/hamare/team',
      title: 'انتظامی ٹیم',
      body: null,
      font: 'arabic',
      template: 'prose',
      breadcrumbs: [{ title: 'ہمارے بارے میں', path: '/ur/hamare' }],
      alternate: { locale: 'en', path: '/about-us/team' },
    });
    expect(page.data.template).toBe('prose');
    expect(titles(page.siblings)).toEqual(['انتظامی ٹیم']);
  });

  it('leads from the English address to the translation, or says that there is none', async () => {
    expect(await at('/about-us/team', 'ur')).toEqual({ kind: 'redirect', to: '/ur/hamare/team', permanent: true });
    expect(await at('/about-us/partners', 'ur')).toEqual({
      kind: 'untranslated',
      english: { title: 'Partners', path: '/about-us/partners', summary: 'About Partners' },
    });
    expect((await api.call(calls.getPage, { query: { locale: 'ur', path: '/nothing' } })).status).toBe(404);
  });

  it('has its privacy policy at an address without the prefix of the language', async () => {
    for (const locale of ['en', 'ur'] as const) {
      expect(await pageAt('/privacy-policy-ur', locale)).toMatchObject({ locale: 'ur', path: '/privacy-policy-ur' });
    }
    expect(await at('/privacy-policy', 'ur')).toEqual({ kind: 'redirect', to: '/privacy-policy-ur', permanent: true });
  });
});

describe('all addresses', () => {
  it('are the canonical ones of active pages, in the order of the tree', async () => {
    const { body } = await api.call(calls.getPaths, { query: { locale: 'en' } });
    expect(body.pages).toBe(1);
    expect(body.entries.map(({ path, depth }) => [path, depth])).toEqual([
      ['/home', 0],
      ['/about-us', 0],
      ['/about-us/team', 1],
      ['/about-us/partners', 1],
      ['/privacy-policy', 0],
    ]);
  });

  it('are known to search engines with their twins, but for those that they are not to know', async () => {
    const { body } = await api.call(calls.getSitemap);
    const english = body.entries.filter(({ locale }) => locale === 'en').map(({ path }) => path);
    expect(english).toEqual(['/about-us', '/about-us/partners', '/about-us/team', '/home']);
    expect(body.entries.find(({ path }) => path === '/about-us')?.alternate).toEqual({
      locale: 'ur',
      path: '/ur/hamare',
    });
    expect(body.entries.find(({ path }) => path === '/privacy-policy-ur')?.alternate?.path).toBe('/privacy-policy');
    expect(body.parts).toEqual([{ updatedAt: api.time.now.toISOString() }]);
  });

  it('are told by their titles, in the order in which they are asked for', async () => {
    const paths = '/about-us/team,/nothing,/about-us,/about-us/hidden';
    const { body } = await api.call(calls.getLinks, { query: { locale: 'en', paths } });
    expect(titles(body)).toEqual(['Management team', 'About us']);
  });
});

describe('a preview', () => {
  it('shows what is saved and not published, to the holder of its token, for half an hour', async () => {
    const ctx = api.ctx();
    const editor = await makeUser(api, ['editor']);
    const entry = await makeLive(ctx, 'page', prose('Before', 'previewed'), { parentId: ids['about-us'] ?? null });
    const data = { ...entry.data, title: 'After' };
    await saveEntry({ ctx, input: { type: 'page', id: entry.id, locale: 'en', version: entry.version, data } });
    const params = { type: 'pages', id: entry.id, locale: 'en' as const };
    const { body } = await api.call(calls.previewEntry, { params }, editor);
    const token = new URL(body.url).searchParams.get('token') ?? '';
    const preview = await api.call(calls.getPreview, { query: { token } });
    expect(preview.body).toMatchObject({
      title: 'After',
      path: '/about-us/previewed',
      breadcrumbs: [{ title: 'About us' }],
    });
    expect((await pageAt('/about-us/previewed')).title).toBe('Before');
    expect((await api.call(calls.getPreview, { query: { token: `${token}x` } })).status).toBe(404);
    api.time.now = new Date(api.time.now.getTime() + 1_801_000);
    expect((await api.call(calls.getPreview, { query: { token } })).status).toBe(404);
  });

  it('shows a page that was never published where it would stand', async () => {
    const ctx = api.ctx();
    const editor = await makeUser(api, ['editor']);
    const entry = await makeEntry(ctx, 'page', prose('New', 'brand-new'), { parentId: ids['about-us'] ?? null });
    const params = { type: 'pages', id: entry.id, locale: 'en' as const };
    const { body } = await api.call(calls.previewEntry, { params }, editor);
    const token = new URL(body.url).searchParams.get('token') ?? '';
    expect((await api.call(calls.getPreview, { query: { token } })).body.path).toBe('/about-us/brand-new');
  });

  it('shows what the person has typed, checked and cleaned, to that person alone, in a language without a row too', async () => {
    const editor = await makeUser(api, ['editor']);
    const entry = await makeEntry(api.ctx(), 'page', prose('Saved', 'typed-over'));
    const preview = async (locale: 'en' | 'ur', as = editor) => {
      const params = { type: 'pages', id: entry.id, locale };
      const { body } = await api.call(calls.previewEntry, { params }, as);
      const token = new URL(body.url).searchParams.get('token') ?? '';
      return api.call(calls.getPreview, { query: { token } });
    };
    const type = (locale: 'en' | 'ur', data: Record<string, unknown>) =>
      api.call(
        calls.saveAutosave,
        {
          params: { type: 'pages', id: entry.id, locale },
          body: { version: locale === 'en' ? 1 : 0, data, revision: randomUUID() },
        },
        editor,
      );
    expect((await preview('ur')).status).toBe(404);
    await type('en', { title: 'Typed', summary: 7, body: '<p onclick="x()">A<script>x()</script></p>' });
    const { body } = await preview('en');
    expect(body).toMatchObject({ title: 'Typed', body: '<p>A</p>' });
    expect(body.summary).toBe(entry.data.summary);
    expect((await preview('en', await makeUser(api, ['editor']))).body.title).toBe('Saved');
    await type('ur', { title: 'عنوان' });
    expect((await preview('ur')).body).toMatchObject({ locale: 'ur', title: 'عنوان', template: body.template });
  });

  it('is no way in: its token opens nothing else', async () => {
    const entry = { type: 'page', entryId: ids.team ?? '', locale: 'en' as const, userId: null };
    const { token } = await signPreviewToken(api.ctx(), entry);
    const response = await api.request(calls.adminMenu.path, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(401);
  });
});

describe('a fund', () => {
  it('stands below its category, beside the others of it, each told apart', async () => {
    const ctx = api.ctx();
    const category = await makeLive(ctx, 'fundCategory', {
      title: 'Pension',
      slug: 'vps',
      group: 'pension',
      suits: 'Retirement',
    });
    const fund = (slug: string, subFund: string | null, order: number) =>
      makeLive(ctx, 'fund', {
        title: 'Sample Pension Fund',
        slug,
        shortSlug: `${slug}-s`,
        category: category.id,
        subFund,
        order,
      });
    await fund('pension-equity', 'Equity', 2);
    await fund('pension-debt', 'Debt', 1);
    const page = await pageAt('/pension-debt');
    expect(page).toMatchObject({
      type: 'fund',
      template: null,
      path: '/pension-debt',
      title: 'Sample Pension Fund',
      breadcrumbs: [{ title: 'Pension', path: '/funds/vps' }],
      fund: { row: { subFund: 'Debt', price: null }, history: [] },
      funds: [],
    });
    expect(titles(page.siblings)).toEqual(['Sample Pension Fund (Debt)', 'Sample Pension Fund (Equity)']);
    expect((await pageAt('/faysal-funds/pension-debt-s')).path).toBe('/pension-debt');
    const list = await pageAt('/funds/vps');
    expect(list).toMatchObject({ type: 'fundCategory', summary: 'Retirement', fund: null });
    expect(list.funds.map(({ path }) => path)).toEqual(['/pension-debt', '/pension-equity']);
  });
});
