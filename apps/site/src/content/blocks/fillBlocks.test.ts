// @vitest-environment node

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sanitize } from '../sanitize.ts';
import { fillBlocks } from './fillBlocks.ts';

const id = (end: string) => `0199aabb-ccdd-7eef-8899-0000000000${end}`;

const fund = {
  id: id('01'),
  title: 'Sample Money Market Fund',
  subFund: null,
  path: '/sample-money-market-fund',
  category: { slug: 'money-market', title: 'Money market', group: 'money-market' },
  riskProfile: 'low',
  rating: null,
  price: {
    nav: '100.4127',
    offer: '1101.5',
    redemption: null,
    validityDate: '2026-11-20',
    change: null,
    recent: [100.4127],
  },
  ytd: { percent: '-11.34', basis: 'annualised', asOf: '2026-11-19' },
  returns: [],
};

interface Sent {
  path: string;
  tags: string[];
}

function fakeApi(responses: Record<string, unknown>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: Request, init?: { next?: { tags?: string[] } }) => {
    const { pathname, search } = new URL(input.url);
    sent.push({ path: pathname + search, tags: init?.next?.tags ?? [] });
    return Response.json(responses[pathname]);
  });
  return sent;
}

const board = { asOf: '2026-11-20', categories: [], funds: [fund] };
const figure = (name: string, of = fund.id) => `<span data-fund-figure="${name}" data-entry="${of}"></span>`;

beforeEach(() => void vi.stubEnv('API_URL', 'http://api.test'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('asks for nothing where a text has no block', async () => {
  const sent = fakeApi({});
  const response = { body: '<p>a <span>b</span></p>', rows: [{ answer: null }] };
  expect(await fillBlocks('en', response, [])).toBe(response);
  expect(sent).toEqual([]);
});

it('keeps the last word of an Urdu phrase beside the one before it, and nothing else', async () => {
  fakeApi({});
  const response = { lead: 'شام ساڑھے 6 بجے تک۔', body: '<p>کل تک</p> کہاں تک پہنچے' };
  expect(await fillBlocks('ur', response, [])).toEqual({
    lead: 'شام ساڑھے 6 بجے\u00a0تک۔',
    body: '<p>کل\u00a0تک</p> کہاں تک پہنچے',
  });
  expect(await fillBlocks('en', response, [])).toBe(response);
});

describe('a fund figure', () => {
  it('shows the price of now with its date, in every text of a response', async () => {
    const sent = fakeApi({ '/api/site/nav-board': board });
    const response = { body: `<p>Today ${figure('nav')}.</p>`, data: { rows: [{ answer: figure('offer') }] } };
    expect(await fillBlocks('en', response, [])).toEqual({
      body: `<p>Today <span data-fund-figure="nav" data-entry="${fund.id}"><strong><bdi dir="ltr">100.4127</bdi></strong> <small>(NAV, Rs, 20th Nov 2026)</small></span>.</p>`,
      data: {
        rows: [
          {
            answer: `<span data-fund-figure="offer" data-entry="${fund.id}"><strong><bdi dir="ltr">1,101.5000</bdi></strong> <small>(offer price, Rs, 20th Nov 2026)</small></span>`,
          },
        ],
      },
    });
    expect(sent).toEqual([{ path: '/api/site/nav-board?locale=en', tags: ['navs', 'funds:en'] }]);
  });

  it('shows a return with date, basis and disclaimer, in Urdu too', async () => {
    fakeApi({ '/api/site/nav-board': board });
    const html = await fillBlocks('ur', `<p>${figure('ytd')}</p>`, []);
    expect(html).toContain('<bdi dir="ltr">−11.34%</bdi>');
    expect(html).toContain('سالانہ بنیاد پر، بتاریخ 19 نومبر 2026');
    expect(html).toMatch(/<\/p><p><small><strong>خطرات سے آگاہی۔<\/strong> .+<\/small><\/p>$/);
    expect(sanitize(html)).toBe(html);
  });

  it('is a dash that says so where none is announced, or the fund is off the site', async () => {
    fakeApi({ '/api/site/nav-board': board });
    expect(await fillBlocks('en', figure('redemption'), [])).toContain(
      '>— <small>(redemption price, Rs: not announced)</',
    );
    expect(await fillBlocks('en', figure('ytd', id('99')), [])).toContain(
      '>— <small>(YTD return: not announced)</small>',
    );
  });

  it('cannot be written by hand', async () => {
    fakeApi({ '/api/site/nav-board': board });
    const forged = `<p><span data-fund-figure="ytd" data-entry="${fund.id}">+99% <b>sure</b></span></p>`;
    expect(await fillBlocks('en', forged, [])).toBe(`<p><span data-entry="${fund.id}">+99% <b>sure</b></span></p>`);
  });
});

describe('a list of files', () => {
  const file = {
    src: '/api/files/fees.pdf',
    name: 'Fees & "loads".pdf',
    mediaType: 'application/pdf',
    bytes: 1_258_291,
    pages: 2,
  };
  const files = [
    { id: id('11'), title: 'فیس', locale: 'ur', file },
    { id: id('12'), title: 'Loads <b>', locale: 'en', file },
  ];
  const list = `<ul data-block="documents"><li data-media="${id('12')}"></li><li data-entry="${id('13')}"></li><li data-entry="${id('11')}"></li></ul>`;

  it('shows what each file is now, in its own order, and leaves out what is gone', async () => {
    const sent = fakeApi({ '/api/site/files': files });
    const html = await fillBlocks('ur', `<p>a</p>${list}`, ['page:ur:/funds']);
    const facts = '<small><bdi dir="ltr">PDF</bdi>، 1.2 ایم بی</small>';
    const href = '/api/files/fees.pdf/Fees%20%26%20%22loads%22.pdf';
    expect(html).toBe(
      `<p>a</p><ul data-block="documents"><li><a href="${href}" lang="en" dir="ltr">Loads &lt;b&gt;</a> ${facts}</li><li><a href="${href}">فیس</a> ${facts}</li></ul>`,
    );
    expect(sanitize(html)).toContain('Loads &lt;b&gt;');
    expect(sent[0]?.path).toBe(`/api/site/files?locale=ur&ids=${id('12')}%2C${id('13')}%2C${id('11')}`);
    expect(sent[0]?.tags).toEqual(['items:document:ur', 'items:document:en', 'page:ur:/funds']);
  });

  it('is left out when nothing of it is there, and is an ordinary list with words in it', async () => {
    fakeApi({ '/api/site/files': [] });
    expect(await fillBlocks('en', `<p>a</p>${list}`, [])).toBe('<p>a</p>');
    const written = '<ul data-block="documents"><li>Free money</li></ul>';
    expect(await fillBlocks('en', written, [])).toBe(written);
  });
});

describe('an embed', () => {
  it('is a link with its name until somebody presses, and asks nothing', async () => {
    const sent = fakeApi({});
    const html = await fillBlocks('ur', '<div data-embed="youtube:dQw4w9WgXcQ">کیسے &amp; <em>کیوں</em></div>', []);
    expect(html).toBe(
      '<div data-embed="youtube:dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener noreferrer">کیسے &amp; کیوں</a> <small>YouTube پر ویڈیو</small></div>',
    );
    expect(sanitize(html)).toBe(html);
    expect(sent).toEqual([]);
  });

  it('of another host is words', async () => {
    expect(
      await fillBlocks('en', '<div data-embed="vimeo:1"><iframe src="https://evil.test">a</iframe>b</div>', []),
    ).toBe('<div>ab</div>');
  });
});
