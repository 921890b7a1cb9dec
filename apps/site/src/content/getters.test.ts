// @vitest-environment node

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getFooter } from './chrome.ts';
import { getMenu } from './menu/getMenu.ts';
import { getPage } from './page.ts';

interface Sent {
  url: string;
  cache: string | undefined;
  tags: string[];
}

function fakeApi(responses: Record<string, { status?: number; body: unknown }>) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: Request, init?: { next?: { tags?: string[] } }) => {
    const { pathname, search } = new URL(input.url);
    sent.push({ url: pathname + search, cache: input.cache, tags: init?.next?.tags ?? [] });
    const response = responses[pathname];
    if (!response) throw new TypeError('refused');
    return Response.json(response.body, { status: response.status ?? 200 });
  });
  return sent;
}

const page = {
  kind: 'page',
  id: '0198c0de-0000-7000-8000-000000000001',
  type: 'page',
  template: 'prose',
  locale: 'en',
  path: '/about-us/who-we-are',
  title: 'Who we are',
  summary: null,
  body: '<h1>We</h1><script>steal()</script><p onclick="x()">are <a href="javascript:x()">here</a></p>',
  image: null,
  font: null,
  seo: [],
  data: {},
  revision: 'x.en.1',
  publishedAt: null,
  breadcrumbs: [],
  children: [],
  siblings: [],
  tabs: null,
  alternate: null,
  fund: null,
  funds: [],
};

const section = (key: string, more: object = {}) => ({
  type: 'post',
  slug: key,
  title: key,
  body: '',
  image: null,
  isActive: true,
  children: [],
  seo: [{ key: 'section', value: key }],
  ...more,
});

describe('getters', () => {
  beforeEach(() => void vi.stubEnv('API_URL', 'http://api.test'));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('reads a page from the cache, by the tags that a publish clears, and makes its text safe', async () => {
    const sent = fakeApi({ '/api/site/page': { body: page } });
    const found = await getPage('en', '/about-us/who-we-are');
    expect(sent[0]?.url).toBe('/api/site/page?locale=en&path=%2Fabout-us%2Fwho-we-are&figures=none');
    expect(sent[0]?.cache).toBe('force-cache');
    expect(sent[0]?.tags).toEqual([
      'page:en:/about-us/who-we-are',
      'below:en:/about-us/who-we-are',
      'below:en:/about-us',
      'above:en:/about-us',
      'sections:en',
    ]);
    expect(found?.kind === 'page' && found.body).toBe('<h2>We</h2><p>are <a>here</a></p>');
  });

  it('answers null for what is not there, but passes a failure on: it must not become a page', async () => {
    fakeApi({ '/api/site/page': { status: 404, body: { error: 'No', text_code: 'NOT_FOUND' } } });
    expect(await getPage('en', '/nowhere')).toBeNull();
    fakeApi({ '/api/site/page': { status: 500, body: { error: 'Oh', text_code: 'INTERNAL' } } });
    await expect(getPage('en', '/broken')).rejects.toThrow('Oh');
  });

  it('shows the built-in menu when the API does not answer', async () => {
    fakeApi({});
    expect((await getMenu('en')).map((entry) => entry.title)).toEqual([
      'About',
      'Investment Solution',
      'Customer Service',
      'Sales',
      'Careers',
      'Downloads',
    ]);
    expect((await getMenu('ur'))[0]?.href).toBe('/ur/about-us');
  });

  it('finds the Urdu footer sections by their names and leaves out hidden rows and unsafe links', async () => {
    const row = (title: string, url: string, isActive = true) =>
      section(title, { isActive, seo: [{ key: 'url', value: url }] });
    fakeApi({
      '/api/post/getPagePosts/ur-main-footer': {
        body: [
          section('ur-main-footer-quick-link-list', {
            children: [row('a', '/ur/a'), row('b', 'javascript:x'), row('c', '/ur/c', false)],
          }),
          section('main-footer-site-detail', { body: '<p>English</p>' }),
          section('ur-main-footer-social-detail', {
            seo: [
              { key: 'section', value: 'ur-main-footer-social-detail' },
              { key: 'facebook', value: 'https://f.example' },
              { key: 'youtube', value: '#' },
            ],
          }),
        ],
      },
    });
    const footer = await getFooter('ur');
    expect(footer.quickLinks.links).toEqual([{ title: 'a', url: '/ur/a' }]);
    expect(footer.site).toBeNull();
    expect(footer.social).toEqual([{ network: 'facebook', url: 'https://f.example' }]);
  });
});
