import {
  type AnyField,
  contentType,
  contentTypes,
  emptyRow,
  type FieldKind,
  type Fields,
  fieldsOfRow,
  type Locale,
  mergeTranslation,
  normalizePath,
  rowSchema,
  templateNames,
  templates,
  unprefixedPaths,
} from '@fundfront/content-model';
import { disclosureFindings } from '@fundfront/content-model/disclosures/disclosureFindings';
import { calls } from '@fundfront/content-model/wire';
import { routeLists } from '@fundfront/fixtures/routes';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import {
  type PublishedRow,
  type PublishedText,
  plainText,
  publishedRows,
  textsOf,
} from '../../../test/publishedTexts.ts';
import { expectFound } from '../../../test/visitorSearches.ts';
import type { Actor } from '../../context.ts';
import { liveOfType } from '../../modules/live/queries.ts';
import { outbox } from '../schema/index.ts';
import { pages } from './pages/index.ts';
import { seedContent } from './seedContent.ts';
import { samplePage } from './seedPages.ts';
import type { SeedPage } from './types.ts';
import { urduPages } from './urdu/index.ts';

let api: TestApi;
let staff: Actor;
let rows: PublishedRow[];
let shippedTexts: PublishedText[];
beforeAll(async () => {
  api = await openTestApi();
  await seedContent(api.ctx());
  rows = await publishedRows(api.handle.db);
  shippedTexts = rows.flatMap(textsOf);
  staff = await makeUser(api, ['admin']);
});
afterAll(() => api?.close());

const pageAt = async (address: string, locale: 'en' | 'ur' = 'en') =>
  (await api.call(calls.getPage, { query: { locale, path: address } })).body;

describe('the shipped content', () => {
  it('publishes every entry it makes', async () => {
    for (const type of Object.keys(contentTypes)) {
      const query = { type: contentTypes[type as keyof typeof contentTypes].path };
      const { body } = await api.call(calls.countEntries, { query }, staff);
      expect(body.draft.count, type).toBe(0);
      expect(body.all.count, type).toBeGreaterThan(0);
    }
  });

  it('tells the site once, and has it render the home pages alone ahead of visitors', async () => {
    const messages = await api.handle.db.select().from(outbox).where(eq(outbox.topic, 'site'));
    expect(messages.map(({ payload }) => payload)).toEqual([
      { tags: expect.arrayContaining(['settings', 'chrome:en', 'menu:ur', 'sitemap']), paths: ['/home', '/ur'] },
    ]);
  });

  it.each(routeLists)('answers at every public route of $name list', async ({ routes: { public: routes } }) => {
    const missing: string[] = [];
    for (const route of [...routes.home, ...routes.website, ...routes.menuDefaults]) {
      const page = await pageAt(normalizePath(route) ?? '');
      if (page.kind !== 'page') missing.push(route);
    }
    expect(missing).toEqual([]);
    for (const address of routes.notFound) expect((await pageAt(address)).text_code).toBe('NOT_FOUND');
  });

  it('forwards the right spellings to the addresses of the specification', async () => {
    expect(await pageAt('/about-us/mission-and-vision')).toEqual({
      kind: 'redirect',
      to: '/about-us/mission-and-vission',
      permanent: true,
    });
    expect(await pageAt('/about-us/sponsor-and-company-information')).toEqual({
      kind: 'redirect',
      to: '/about-us/sponser-and-company-information',
      permanent: true,
    });
  });

  it('holds the page that each template names as its sample', async () => {
    for (const name of templateNames) {
      expect(await pageAt(templates[name].samplePath), name).toMatchObject({ kind: 'page', template: name });
    }
  });

  it.each(templateNames)('could show a page of %s that is made of its definition', (name) => {
    const page = { ...emptyRow(contentTypes.page), ...samplePage(name) };
    expect(v.safeParse(rowSchema(contentTypes.page, page, 'base', 'published'), page).issues).toBeUndefined();
  });

  it('keeps one canonical address for a page with several', async () => {
    for (const address of ['/downloads/financial-accounts', '/downloads/financial-statements']) {
      expect(await pageAt(address)).toMatchObject({ kind: 'page', path: '/downloads/financial-statements' });
    }
    expect(await pageAt('/downloads/WebsiteDownloadSideBar')).toMatchObject({ path: '/downloads' });
  });

  it('pairs English with Urdu', async () => {
    expect(await pageAt('/privacy-policy')).toMatchObject({ alternate: { locale: 'ur', path: '/privacy-policy-ur' } });
    expect(await pageAt('/privacy-policy-ur', 'ur')).toMatchObject({ kind: 'page', path: '/privacy-policy-ur' });
    expect(await pageAt('/home', 'ur')).toMatchObject({ kind: 'page', path: '/ur' });
  });

  it('leads every menu item to something that answers', async () => {
    interface Item {
      url: string;
      subMenus: Item[];
    }
    const dead: string[] = [];
    const walk = async (items: Item[], locale: 'en' | 'ur') => {
      for (const { url, subMenus } of items) {
        const address = url.replace(/^\/ur(?=\/)/, '');
        if (url !== '#' && (await pageAt(address, locale)).text_code) dead.push(url);
        await walk(subMenus, locale);
      }
    };
    await walk((await api.call(calls.mainMenu)).body, 'en');
    await walk((await api.call(calls.urduMenu)).body, 'ur');
    expect(dead).toEqual([]);
  });

  it('ships the 24 entries of the admin navigation in their order', async () => {
    const { body } = await api.call(calls.adminMenu, {}, staff);
    expect(body.results).toHaveLength(24);
    expect(body.results[12]).toEqual({ title: 'Brouchers', url: '/admin/brochures' });
  });

  it('marks the funds as sample, and shows the first at both addresses of the specification', async () => {
    const atOwn = await pageAt('/faysal-money-market-fund');
    expect(atOwn).toMatchObject({ title: 'Sample Money Market Fund', path: '/faysal-money-market-fund' });
    expect(await pageAt('/faysal-funds/money-market-fund')).toMatchObject({ path: '/faysal-money-market-fund' });
    const funds = await liveOfType(api.handle.db, 'ur', 'fund');
    expect(funds).toHaveLength(12);
  });
});

describe('the NAV board of the sample', () => {
  it('shows price, change, basis and risk of every fund, in both languages', async () => {
    const { body: board } = await api.call(calls.getNavBoard, { query: { locale: 'en' } });
    expect(board.asOf).toBe('2026-11-20');
    expect(board.funds).toHaveLength(12);
    const [first] = board.funds;
    expect(first).toMatchObject({ title: 'Sample Money Market Fund', riskProfile: 'low', rating: 'AA(f)' });
    expect(first?.price?.nav).toMatch(/^10\d\.\d{4}$/);
    expect(first?.price?.recent).toHaveLength(30);
    expect(first?.ytd).toMatchObject({ basis: 'annualised', asOf: '2026-11-20' });
    expect(board.funds.find((fund) => fund.title === 'Sample Cash Management Fund')?.price).toMatchObject({
      nav: '100.0000',
      // It pays out every day: against the day before without the payout, nothing is said.
      change: null,
    });
    expect(board.funds.filter((fund) => fund.title === 'Sample Pension Fund').map((fund) => fund.subFund)).toEqual([
      'Money market sub-fund',
      'Equity sub-fund',
    ]);
    const urdu = (await api.call(calls.getNavBoard, { query: { locale: 'ur' } })).body;
    expect(urdu.funds[0]).toMatchObject({ title: 'سیمپل منی مارکیٹ فنڈ', path: '/ur/faysal-money-market-fund' });
  });

  it('lists each group once, with what it suits and how many funds it holds', async () => {
    const { body: board } = await api.call(calls.getNavBoard, { query: { locale: 'en' } });
    expect(board.categories.map(({ slug, funds }) => [slug, funds])).toEqual([
      ['money-market', 3],
      ['income', 2],
      ['asset-allocation', 2],
      ['equity', 2],
      ['fund-of-funds', 1],
      ['pension', 2],
    ]);
    expect(board.categories[5]).toMatchObject({ riskProfiles: ['low', 'high'], suits: expect.any(String) });
  });

  it('gives a fund page its whole history and its returns with their basis', async () => {
    const page = await pageAt('/sample-stock-fund');
    if (page.kind !== 'page') throw new Error('no page');
    expect(page.fund?.history[0]).toEqual({ date: '2021-06-30', nav: '68.5443' });
    expect(page.fund?.history.at(-1)?.nav).toBe(page.fund?.row.price?.nav);
    expect(page.fund?.returns.map(({ period, basis }) => `${period} ${basis}`)).toEqual([
      'mtd absolute',
      'ytd absolute',
      'cytd absolute',
      'd1 absolute',
      'd15 absolute',
      'd30 absolute',
      'd90 absolute',
      'd180 absolute',
      'd270 absolute',
      'd365 absolute',
      'y2 absolute',
      'y3 absolute',
      'y5 absolute',
    ]);
  });
});

const prose = (locale: Locale) =>
  shippedTexts.filter(
    ({ at, kind, ...each }) =>
      each.locale === locale && !at.startsWith('searchSynonym ') && ['text', 'textarea', 'richText'].includes(kind),
  );

const found = (texts: readonly PublishedText[], pattern: RegExp) =>
  texts.flatMap(({ at, text }) => (pattern.exec(text) ? [`${at}: ${pattern.exec(text)?.[0]}`] : []));

const pathsOf = (page: SeedPage, above = ''): string[] => {
  const own = `${above}/${page.slug}`;
  return [own, ...(page.children ?? []).flatMap((child) => pathsOf(child, own))];
};

describe('the shipped rows', () => {
  it('pass the rules of a published entry in their language', () => {
    const broken = rows.flatMap((row) => {
      const type = contentType(row.type);
      const kind = row.locale === row.baseLocale ? 'base' : 'translation';
      const result = v.safeParse(rowSchema(type, row.base, kind, 'published'), row.own);
      return result.success ? [] : [`${row.locale} ${row.type} ${row.slug}: ${result.issues[0]?.message}`];
    });
    expect(broken).toEqual([]);
    expect(rows.length).toBeGreaterThan(400);
  });

  it('break no disclosure rule', () => {
    const broken = rows.flatMap((row) => {
      const type = contentType(row.type);
      const kind = row.locale === row.baseLocale ? 'base' : 'translation';
      const data = kind === 'base' ? row.base : mergeTranslation(type, row.base, row.own);
      const isEquity = data.basis === 'absolute';
      return disclosureFindings(type, { kind, data, isEquity, today: '2026-11-23' }).map(
        ({ code, field, excerpt }) => `${row.locale} ${row.type} ${row.slug} ${field} ${code}: ${excerpt}`,
      );
    });
    expect(broken).toEqual([]);
  });

  it('hold words where fields are translated, and share the rest', () => {
    const kinds: ReadonlySet<string> = new Set<FieldKind>(['select', 'date', 'decimal', 'checkbox']);
    const isShared = ({ kind, of }: AnyField) =>
      of === null ? kinds.has(kind) : Object.values<AnyField>(of).every((inner) => kinds.has(inner.kind));
    for (const name of templateNames) {
      const fields: Fields = templates[name].fields;
      for (const [key, field] of Object.entries(fields)) {
        expect(field.translated, `${name} ${key}`).toBe(!isShared(field));
      }
    }
  });

  it('are in Urdu for every page', () => {
    const paths = pages.flatMap((page) => pathsOf(page));
    expect(Object.keys(urduPages).filter((address) => !paths.includes(address))).toEqual([]);
    expect(paths.filter((address) => !urduPages[address])).toEqual([]);
  });

  it('leave no translated field of an English row empty in Urdu', () => {
    const gaps = rows.flatMap((row) => {
      if (row.locale === row.baseLocale) return [];
      const keys = Object.keys(fieldsOfRow(contentType(row.type), row.base, 'translation'));
      return keys.filter((key) => row.base[key] !== null && row.own[key] === null).map((key) => `${row.slug} ${key}`);
    });
    expect(gaps).toEqual([]);
  });
});

describe('the links of the shipped content', () => {
  const outside =
    /^https:\/\/(?:[a-z-]+\.)*sample\.example(?:\/|$)|^https:\/\/sdms\.secp\.gov\.pk\/?$|^https:\/\/jamapunji\.pk\/$/;
  const links = () => [
    ...shippedTexts.filter(({ kind }) => kind === 'link'),
    ...shippedTexts.flatMap((each) =>
      [...each.text.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, text = '']) => ({ ...each, text })),
    ),
  ];

  const isReachable = async ({ locale, text: link }: PublishedText): Promise<boolean> => {
    if (link === '#' || link === '' || outside.test(link)) return true;
    const text = link.replace(/#.*$/, '');
    if (/^(?:mailto:[\w.]+@(?:[a-z]+\.)?sample\.example|tel:0+)$/.test(text)) return true;
    const isUrdu = /^\/ur(?:\/|$)/.test(text) || unprefixedPaths.includes(text);
    if (isUrdu !== (locale === 'ur')) return false;
    const address = normalizePath(text.replace(/^\/ur(?=\/|$)/, '')) ?? '';
    return (await api.call(calls.getPage, { query: { locale, path: address } })).body.kind === 'page';
  };

  it('lead to pages of their own language that exist', async () => {
    const dead: string[] = [];
    // A page's own further addresses are no links; the admin's navigation leads into the admin.
    const checked = links().filter(({ at, text }) => !at.includes(' otherAddresses.') && !text.startsWith('/admin/'));
    for (const link of checked) if (!(await isReachable(link))) dead.push(`${link.locale} ${link.at}: ${link.text}`);
    expect(dead).toEqual([]);
    expect(checked.length).toBeGreaterThan(250);
  });

  it('find every picture and document', async () => {
    const files = [...new Set(shippedTexts.filter(({ kind }) => kind === 'file').map(({ text }) => text))];
    expect(files.length).toBeGreaterThan(60);
    for (const file of files) expect((await api.request(file)).status, file).toBe(200);
  });
});

describe('the words of the shipped content', () => {
  it('hold no number that could be somebody’s', () => {
    // Ids are drawn by chance: some day one of them ends like a telephone number.
    const id = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;
    // Zeros alone are nobody's.
    const zeros = /tel:0+\b|\+92 000 0000000|\b0{4}-0{7}\b/g;
    const everything = shippedTexts.map((each) => ({
      ...each,
      text: plainText(each.text).replace(id, '').replace(zeros, ''),
    }));
    const phone = /\+92|\b0\d{2,3}[- ]?\d{6,8}\b|\b\d{3}[- ]\d{3}[- ]\d{3}\b|\btel:/;
    expect(found(everything, phone)).toEqual([]);
    expect(found(everything, /\b\d{5}-?\d{7}-?\d\b|\b\d{7}-\d\b/)).toEqual([]);
  });

  it('are English in English rows, and Urdu in Urdu ones', () => {
    expect(found(prose('en'), /[\u0600-\u06ff]/)).toEqual([]);
    const strange = prose('ur').filter(({ text }) => !/[\u0600-\u06ff]/.test(text) && /\p{L}/u.test(text));
    // The sections of header and footer keep their English name for editors; contacts and files have none.
    expect(strange.filter(({ at, text }) => !at.startsWith('post ') && !text.includes('@'))).toEqual([]);
  });

  it('are spelled with the letters, digits and marks of Urdu', () => {
    const urdu = prose('ur').map((each) => ({ ...each, text: plainText(each.text) }));
    expect(found(urdu, /.{0,12}[\u064a\u0643\u0647\u0649\u0660-\u0669\u06f0-\u06f9].{0,12}/)).toEqual([]);
    expect(found(urdu, /[\u0620-\u06d3][.,;?]/)).toEqual([]);
    expect(found(urdu, /\d(?:st|nd|rd|th)\b/)).toEqual([]);
    expect(found(urdu, / [۔،؟؛:]|[۔،؟؛:][\u0620-\u06d3]/)).toEqual([]);
  });

  it('keep figures that would turn around in isolates', () => {
    const html = shippedTexts.filter(({ locale, kind }) => locale === 'ur' && kind === 'richText');
    const outsideIsolates = html.map((each) => ({
      ...each,
      text: plainText(each.text.replace(/<bdi dir="ltr">.*?<\/bdi>/g, '')),
    }));
    expect(found(outsideIsolates, /\d ?%|[-+−]\d|\d[-–]\d|\w@\w/)).toEqual([]);
  });

  it('end the sentences of Urdu paragraphs with a mark', () => {
    const open = shippedTexts
      .filter(({ locale, kind }) => locale === 'ur' && kind === 'richText')
      .flatMap(({ at, text }) =>
        [...text.matchAll(/<p>(.*?)<\/p>/g)].map(([, inner = '']) => ({ at, text: plainText(inner).trim() })),
      )
      .filter(({ text }) => !/[۔؟!:“]$|[A-Z] ?$/.test(text));
    expect(open).toEqual([]);
  });
});

describe('the shipped positions', () => {
  it('are counted from the day of the first start, one of them closed already', async () => {
    const { body } = await api.call(calls.getItems, { query: { type: 'vacancy', locale: 'en' } });
    const today = api.time.now.toISOString().slice(0, 10);
    const closing = body.items.map(({ data }) => String(data.closingDate));
    expect(closing.filter((day) => day < today)).toHaveLength(1);
    expect(closing.filter((day) => day > today)).toHaveLength(3);
    for (const { data } of body.items) expect(String(data.date) < today).toBe(true);
  });
});

describe('the search of the shipped content', () => {
  it('finds what visitors look for among the first three results', () => expectFound(api));
});
