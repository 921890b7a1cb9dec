import type { EntryData, Locale } from '@fundfront/content-model';
import { calls, type SitePage } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
  const ctx = api.ctx();
  const page = (title: string, slug: string, template: string, parentId: string | null = null, more: EntryData = {}) =>
    makeLive(ctx, 'page', { title, slug, template, ...more }, { parentId });
  await page('Home', 'home', 'prose');
  const downloads = await page('Downloads', 'downloads', 'landing');
  const articles = await page('Announcements', 'articles', 'articles', downloads.id);
  await page('Activities', 'activities-events', 'activities', downloads.id, { show: 'events' });
  await page('Careers', 'careers', 'careers');
  await publish(ctx, await translate(ctx, downloads, 'ur', { title: 'ڈاؤن لوڈ', slug: 'downloads' }), 'ur');
  await publish(ctx, await translate(ctx, articles, 'ur', { title: 'اعلانات', slug: 'elanat' }), 'ur');
  const picture = { src: '/api/media/picture.png', alt: 'A picture', width: 10, height: 10 };
  const older = { title: 'Older notice', slug: 'older', date: '2025-01-01', image: picture };
  const notice = await makeLive(ctx, 'article', { ...older, summary: 'In short', body: '<p>At length</p>' });
  await publish(ctx, await translate(ctx, notice, 'ur', { title: 'پرانا اعلان', slug: 'purana' }), 'ur');
  await makeLive(ctx, 'article', { title: 'Newer notice', slug: 'newer', date: '2026-01-01' });
  await makeLive(ctx, 'activity', { title: 'A walk', slug: 'walk', kind: 'event', album: null });
  await makeLive(ctx, 'activity', { title: 'A prize', slug: 'prize', kind: 'award', album: null });
  await makeLive(ctx, 'vacancy', { title: 'Analyst', slug: 'analyst' });
});
afterAll(() => api?.close());

async function pageAt(path: string, locale: Locale = 'en'): Promise<SitePage> {
  const { body } = await api.call(calls.getPage, { query: { locale, path } });
  if (body.kind !== 'page') throw new Error(`No page at ${path}: ${JSON.stringify(body)}`);
  return body;
}
const trail = ({ breadcrumbs }: SitePage) => breadcrumbs.map(({ title, path }) => [title, path]);

it('an article is a page below the one that lists it', async () => {
  const page = await pageAt('/downloads/articles/older');
  expect(page).toMatchObject({
    type: 'article',
    template: null,
    path: '/downloads/articles/older',
    title: 'Older notice',
    summary: 'In short',
    body: '<p>At length</p>',
    image: { src: '/api/media/picture.png' },
    seo: [{ key: 'title', value: 'A title' }],
    data: { date: '2025-01-01', kind: 'announcement' },
    children: [],
    siblings: [],
    alternate: { locale: 'ur', path: '/ur/downloads/articles/purana' },
  });
  expect(trail(page)).toEqual([
    ['Downloads', '/downloads'],
    ['Announcements', '/downloads/articles'],
  ]);
});

it('in Urdu too, where the page that lists it may stand at another address', async () => {
  const page = await pageAt('/downloads/articles/purana', 'ur');
  expect(trail(page)).toEqual([
    ['ڈاؤن لوڈ', '/ur/downloads'],
    ['اعلانات', '/ur/downloads/elanat'],
  ]);
  const query = { locale: 'ur' as const, path: '/downloads/articles/older' };
  expect((await api.call(calls.getPage, { query: query })).body).toEqual({
    kind: 'redirect',
    to: '/ur/downloads/articles/purana',
    permanent: true,
  });
});

it('activities, awards and open positions have their places', async () => {
  expect(trail(await pageAt('/downloads/activities-events/walk')).at(-1)?.[0]).toBe('Activities');
  // No page lists the awards here: the nearest above is used.
  expect(trail(await pageAt('/downloads/sales-performance-award/prize')).map(([title]) => title)).toEqual([
    'Downloads',
  ]);
  expect(trail(await pageAt('/careers/analyst'))).toEqual([['Careers', '/careers']]);
});

it('all are among the addresses, newest first below their page', async () => {
  const of = async (locale: Locale) =>
    (await api.call(calls.getPaths, { query: { locale } })).body.entries.map(({ path, depth }) => [path, depth]);
  expect(await of('en')).toEqual([
    ['/home', 0],
    ['/downloads', 0],
    ['/downloads/articles', 1],
    ['/downloads/articles/newer', 2],
    ['/downloads/articles/older', 2],
    ['/downloads/activities-events', 1],
    ['/downloads/activities-events/walk', 2],
    ['/downloads/sales-performance-award/prize', 1],
    ['/careers', 0],
    ['/careers/analyst', 1],
  ]);
  expect(await of('ur')).toEqual([
    ['/ur/downloads', 0],
    ['/ur/downloads/elanat', 1],
    ['/ur/downloads/articles/purana', 2],
  ]);
});

it('a draft is previewed at the place that its kind gives it, translated or not', async () => {
  const ctx = api.ctx();
  const editor = await makeUser(api, ['editor']);
  const draft = await makeEntry(ctx, 'activity', { title: 'Draft prize', slug: 'draft', kind: 'award', album: null });
  await translate(ctx, draft, 'ur', { title: 'انعام', slug: 'inam' });
  const previewed = async (locale: Locale) => {
    const params = { type: 'activities-awards', id: draft.id, locale };
    const { body } = await api.call(calls.previewEntry, { params }, editor);
    const token = new URL(body.url).searchParams.get('token') ?? '';
    return (await api.call(calls.getPreview, { query: { token } })).body;
  };
  const english = await previewed('en');
  expect([english.type, english.path]).toEqual(['activity', '/downloads/sales-performance-award/draft']);
  expect(trail(english)).toEqual([['Downloads', '/downloads']]);
  expect((await previewed('ur')).path).toBe('/ur/downloads/sales-performance-award/inam');
});
