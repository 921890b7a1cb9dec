import { publicPath } from '@fundfront/content-model';
import { expect, test } from '../fixtures.ts';
import { readHtml } from '../readHtml.ts';
import { missing, sharedText } from '../sharedData.ts';

interface Routes {
  public: { home: string[]; website: string[]; iframe: string[]; menuDefaults: string[] };
}

const text = sharedText('spec/routes.json');
const listed: Routes['public'] | null = text ? (JSON.parse(text) as Routes).public : null;
const own = ['/home', '/ur', '/website/home', '/about-us/mission-and-vission', '/faysal-money-market-fund'];
const addresses = [...new Set([...own, ...(listed ? [...listed.website, ...listed.menuDefaults] : [])])];

if (!listed) test.skip(`the specification's list of routes: ${missing('spec/routes.json')}`, () => undefined);

const urdu = [publicPath('ur', '/home'), '/website/privacy-policy-ur'];

for (const address of addresses) {
  test(`${address} answers`, async ({ request, site }) => {
    const response = await request.get(site + address);
    expect(response.status()).toBe(200);
    const page = readHtml(await response.text());
    expect([page.lang, page.dir]).toEqual(urdu.includes(address) ? ['ur', 'rtl'] : ['en', 'ltr']);
    expect(page.headings).toHaveLength(1);
    expect(page.headings[0]).not.toBe('');
    expect(page.title.length).toBeGreaterThan(3);
    expect(page.canonical).toMatch(new RegExp(`^${site}/(?!website\\b)\\S+[^/]$`));
    const canonical = await request.get(page.canonical ?? '');
    expect([canonical.status(), canonical.url()]).toEqual([200, page.canonical]);
    expect(readHtml(await canonical.text()).headings).toEqual(page.headings);
  });
}
