import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { saveEntry } from '../content/saveEntry.ts';
import { unpublishEntry } from '../content/unpublishEntry.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const ctx = api.ctx();
  const page = (title: string, slug: string, more = {}) =>
    makeLive(ctx, 'page', { title, slug, template: 'prose', summary: null, body: null, ...more });
  await page('Money market', 'money-market');
  await page('Money market funds explained', 'explained');
  await page('How to invest', 'how', { body: '<p>Start with the money</p><p>market fund.</p>' });
  await page('Complaints &amp; feedback', 'complaints', { body: '<p>Write to <b>compliance</b>.</p>' });
  await page('Money market secrets', 'secrets', { isActive: false });
  await makeEntry(ctx, 'page', { title: 'Money market draft', slug: 'draft' });
  const taken = await page('Money market archive', 'archive');
  await unpublishEntry({ ctx, input: { type: 'page', id: taken.id, locale: 'en' } });
  const conduct = await page('Code of conduct', 'conduct');
  const urdu = await translate(ctx, conduct, 'ur', {
    title: 'ضابطۂ اخلاق',
    slug: 'zabta',
    summary: null,
    body: '<p>سرمایہ کاری کے حل</p>',
  });
  await publish(ctx, urdu, 'ur');
});
afterAll(() => api?.close());

async function found(search: string, lang?: 'en' | 'ur') {
  const { status, body } = await api.call(calls.searchPages, { body: { search, ...(lang && { lang }) } });
  expect(status).toBe(200);
  return body;
}
const slugs = async (search: string, lang?: 'en' | 'ur') => (await found(search, lang)).map(({ slug }) => slug);

describe('searching', () => {
  it('puts the very title first, then titles, then bodies; drafts, inactive and withdrawn pages nowhere', async () => {
    expect(await slugs('Money Market')).toEqual(['money-market', 'explained', 'how']);
  });

  it('answers what a list of results needs', async () => {
    expect((await found('how to inv'))[0]).toEqual({
      slug: 'how',
      title: 'How to invest',
      path: '/how',
      summary: null,
      kind: 'page',
      matched: ['inv'],
    });
  });

  it.each([
    ['mony markt', 'money-market'],
    ['invset', 'how'],
    ['complience', 'complaints'],
    ['condcut', 'conduct'],
  ])('forgives %s', async (typed, slug) => {
    expect((await slugs(typed, 'en'))[0]).toBe(slug);
  });

  it('finds words in any order and while they are typed', async () => {
    expect(await slugs('market mon')).toContain('money-market');
    expect(await slugs('co')).toContain('conduct');
  });

  it.each([
    ['as on an Urdu keyboard', 'ضابطہ اخلاق'],
    ['with the letters of an Arabic one', 'ضابطه اخلاق'],
    ['with marks and joiners', 'ضَابطہ\u200c اخلاق'],
    ['in the body, with Arabic kaf and yeh', 'سرمايہ كاري'],
    ['with one letter wrong', 'ضابطا اخلاق'],
  ])('finds Urdu typed %s', async (_how, typed) => {
    const [first] = await found(typed, 'ur');
    expect(first).toMatchObject({ slug: 'zabta', title: 'ضابطۂ اخلاق', path: '/ur/zabta' });
  });

  it('keeps to a language only when asked', async () => {
    expect(await slugs('conduct', 'ur')).toEqual([]);
    expect(await slugs('اخلاق')).toEqual(['zabta']);
  });

  it.each(['', '   ', '%', "'; drop table entry; --", '\\', '%_%'])(
    'finds nothing for %j and breaks nothing',
    async (typed) => {
      expect(await slugs(typed)).toEqual([]);
    },
  );

  it('follows a page that is published anew', async () => {
    const ctx = api.ctx();
    const entry = await makeLive(ctx, 'page', { title: 'Zakat rules', slug: 'zakat', template: 'prose' });
    const data = { ...entry.data, title: 'Ushr rules' };
    const saved = await saveEntry({
      ctx,
      input: { type: 'page', id: entry.id, locale: 'en', version: entry.version, data },
    });
    expect(await slugs('zakat rules')).toContain('zakat');
    expect((await found('ushr rules'))[0]?.title).not.toBe('Ushr rules');
    await publish(ctx, saved);
    expect((await found('ushr rules'))[0]).toMatchObject({ slug: 'zakat', title: 'Ushr rules' });
  });

  it('refuses what is too long, or not a search', async () => {
    expect((await api.call(calls.searchPages, { body: { search: 'x'.repeat(101) } })).status).toBe(400);
  });

  it('slows one network that asks far too often, and no other', async () => {
    const ask = (from: string) =>
      api.request(calls.searchPages.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ search: '%' }),
      });
    for (let turn = 0; turn < 60; turn += 1) await ask('2001:db8::1');
    const refused = await ask('2001:db8::2');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await ask('203.0.113.1')).status).toBe(200);
  });
});
