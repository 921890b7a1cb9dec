import { limits } from '@fundfront/content-model/limits';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { readHtml } from '../../readHtml.ts';

const noRedirects = { maxRedirects: 0 };
const read = async (request: APIRequestContext, path: string) => readHtml(await (await request.get(path)).text());

for (const path of ['/', '/home/anything', '/home/anything/below', '/website/home/below']) {
  test(`${path} leads to the home page`, async ({ request, site }) => {
    const response = await request.get(site + path);
    expect([response.status(), new URL(response.url()).pathname]).toEqual([200, '/home']);
  });
}

for (const [wrong, right] of [
  ['/about-us/mission-and-vision', '/about-us/mission-and-vission'],
  ['/about-us/sponsor-and-company-information', '/about-us/sponser-and-company-information'],
  ['/website/about-us/mission-and-vision', '/about-us/mission-and-vission'],
] as const) {
  test(`${wrong} is forwarded to the address of the contract`, async ({ request, site }) => {
    const followed = await request.get(site + wrong);
    expect([followed.status(), new URL(followed.url()).pathname]).toEqual([200, right]);
    const response = await request.get(site + wrong, noRedirects);
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location ?? '', site).pathname).toBe(right);
  });
}

test('the fund answers at each of its addresses, with one canonical', async ({ request, site }) => {
  for (const path of [
    '/faysal-money-market-fund',
    '/faysal-funds/money-market-fund',
    '/website/faysal-funds/money-market-fund',
  ]) {
    const page = await read(request, site + path);
    expect(page.canonical, path).toBe(`${site}/faysal-money-market-fund`);
  }
});

test('pages with two spellings answer at both, with the canonical of the menu', async ({ request, site }) => {
  for (const [other, canonical] of [
    ['/downloads/financial-accounts', '/downloads/financial-statements'],
    ['/about-us/sponser-and-company', '/about-us/sponser-and-company-information'],
    ['/downloads/WebsiteDownloadSideBar', '/downloads'],
  ]) {
    expect((await read(request, site + other)).canonical).toBe(site + canonical);
  }
});

test('the privacy policy is Urdu at its own address, paired with the English one', async ({ request, site }) => {
  const urdu = await read(request, `${site}/privacy-policy-ur`);
  const english = await read(request, `${site}/privacy-policy`);
  expect([urdu.lang, urdu.dir, urdu.canonical]).toEqual(['ur', 'rtl', `${site}/privacy-policy-ur`]);
  expect(urdu.headings[0]).toMatch(/\p{Script=Arabic}/u);
  expect([english.lang, english.canonical]).toEqual(['en', `${site}/privacy-policy`]);
  expect(english.alternates.ur).toBe(urdu.canonical);
  expect(urdu.alternates.en).toBe(english.canonical);
  expect(new URL((await request.get(`${site}/ur/privacy-policy`)).url()).pathname).toBe('/privacy-policy-ur');
});

for (const [english, urdu] of [
  ['/home', '/ur'],
  ['/about-us/who-we-are', '/ur/about-us/who-we-are'],
  ['/customer-service/faq', '/ur/customer-service/faq'],
]) {
  test(`${english} and ${urdu} name each other`, async ({ request, site }) => {
    const expected = expect.objectContaining({ en: site + english, ur: site + urdu });
    expect((await read(request, site + english)).alternates).toEqual(expected);
    expect((await read(request, site + urdu)).alternates).toEqual(expected);
  });
}

test('only pages under /iframe may be framed by other sites', async ({ request, site }) => {
  const headersOf = async (path: string) => (await request.get(site + path)).headers();
  const bare = await headersOf('/iframe/value-added-services');
  expect(bare['x-frame-options']).toBeUndefined();
  expect(bare['content-security-policy'] ?? '').not.toContain('frame-ancestors');
  for (const path of ['/home', '/ur', '/website/careers', '/no-such-page']) {
    expect((await headersOf(path))['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
  const framed = readHtml(await (await request.get(`${site}/iframe/value-added-services`)).text());
  expect(framed.headings).toHaveLength(1);
  expect(framed.shown).not.toContain('<footer');
});

test('each server keeps a connection longer than a proxy before it does', async ({ request, site, admin, api }) => {
  const headers = { connection: 'keep-alive' };
  for (const url of [`${site}/home`, `${admin}/fb-f-cms-admin-login`, `${api}/health`]) {
    const response = await request.get(url, { headers });
    expect([url, response.headers()['keep-alive']]).toEqual([url, `timeout=${limits.keepAliveMs / 1_000}`]);
  }
});
