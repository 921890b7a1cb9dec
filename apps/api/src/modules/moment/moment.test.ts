import { addDays, karachiDay } from '@fundfront/content-model/karachi';
import { calls, momentHeader } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { markMoment, readAt } from '../../../test/moments.ts';
import { uniqueSlug } from '../../../test/sampleData.ts';
import type { UserActor } from '../../context.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { saveEntry } from '../content/saveEntry.ts';
import { upsertPrices, upsertReturns } from '../nav/queries.ts';
import { recomputeReturns } from '../returns/recomputeReturns.ts';

let api: TestApi;
let editor: UserActor;
let publisher: UserActor;
let before: string;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
  publisher = await makeUser(api, ['publisher']);
  before = await markMoment(api);
});
afterAll(() => api?.close());

const mark = () => markMoment(api);
const open = (at: string, as?: UserActor) => api.call(calls.openMoment, { body: { at } }, as);

/** The title at an address, where it forwards to, or that nothing is there. */
async function seenAt(at: string, path: string, locale: 'en' | 'ur' = 'en'): Promise<string | number> {
  const { status, body } = await readAt(api, editor, at, calls.getPage, { query: { locale, path } });
  if (status !== 200) return status;
  return body.kind === 'page' ? body.title : body.kind === 'redirect' ? body.to : body.kind;
}

async function change(page: { id: string; version: number; data: object }, own: object) {
  const data = { ...page.data, ...own };
  const saved = await saveEntry({
    ctx: api.ctx(),
    input: { type: 'page', id: page.id, locale: 'en', version: page.version, data },
  });
  return { ...saved, ...(await publish(api.ctx(), saved)) };
}

describe('a page', () => {
  it('is what it was: changed, renamed, off the site, in the trash and back', async () => {
    const [slug, renamed] = [uniqueSlug(), uniqueSlug()];
    const page = await makeLive(api.ctx(), 'page', { slug, title: 'First' });
    const first = await mark();
    const second = await change(page, { title: 'Second', slug: renamed });
    const changed = await mark();
    const params = { type: 'pages', id: page.id };
    await api.call(calls.unpublishEntry, { params: { ...params, locale: 'en' } }, publisher);
    await api.call(calls.trashEntry, { params }, publisher);
    const gone = await mark();
    await api.call(calls.restoreEntry, { params }, publisher);
    await publish(api.ctx(), second);
    const back = await mark();

    expect([await seenAt(first, `/${slug}`), await seenAt(first, `/${renamed}`)]).toEqual(['First', 404]);
    expect([await seenAt(changed, `/${slug}`), await seenAt(changed, `/${renamed}`)]).toEqual([
      `/${renamed}`,
      'Second',
    ]);
    expect([await seenAt(gone, `/${slug}`), await seenAt(gone, `/${renamed}`)]).toEqual([404, 404]);
    expect(await seenAt(back, `/${renamed}`)).toBe('Second');
    const { body } = await api.call(calls.getPage, { query: { locale: 'en', path: `/${renamed}` } });
    expect(body).toMatchObject({ kind: 'page', title: 'Second' });
  });

  it('stood where it stood before it was moved, with what was beside and below it', async () => {
    const [one, two, slug] = [uniqueSlug(), uniqueSlug(), uniqueSlug()];
    const parent = await makeLive(api.ctx(), 'page', { slug: one, title: 'One' });
    const other = await makeLive(api.ctx(), 'page', { slug: two, title: 'Two' });
    const child = await makeLive(api.ctx(), 'page', { slug, title: 'Child' }, { parentId: parent.id });
    const then = await mark();
    const place = { parentId: other.id, after: null };
    const moved = await api.call(calls.moveEntry, { params: { type: 'pages', id: child.id }, body: place }, publisher);
    expect(moved.status).toBe(200);
    const now = await mark();
    expect([await seenAt(then, `/${one}/${slug}`), await seenAt(then, `/${two}/${slug}`)]).toEqual(['Child', 404]);
    expect(await seenAt(now, `/${one}/${slug}`)).toBe(`/${two}/${slug}`);
    const at = async (moment: string, path: string) =>
      (await readAt(api, editor, moment, calls.getPage, { query: { locale: 'en', path } })).body;
    expect(await at(then, `/${one}/${slug}`)).toMatchObject({ breadcrumbs: [{ title: 'One' }] });
    expect(await at(then, `/${one}`)).toMatchObject({ children: [{ path: `/${one}/${slug}` }] });
    expect(await at(now, `/${one}`)).toMatchObject({ children: [] });
  });

  it('is in Urdu what it was in Urdu, and English only before it was translated', async () => {
    const slug = uniqueSlug();
    const page = await makeLive(api.ctx(), 'page', { slug });
    const english = await mark();
    const urdu = await translate(api.ctx(), page, 'ur', { title: 'صفحہ', slug, otherAddresses: null });
    await publish(api.ctx(), urdu, 'ur');
    const both = await mark();
    expect([await seenAt(english, `/${slug}`, 'ur'), await seenAt(both, `/${slug}`, 'ur')]).toEqual([
      'untranslated',
      'صفحہ',
    ]);
  });

  it('is found by words among the pages of then', async () => {
    const word = uniqueSlug();
    const page = await makeLive(api.ctx(), 'page', { slug: word, title: `Fees ${word}` });
    const at = await mark();
    const search = (moment: string) =>
      api.call(calls.momentPages, { query: { at: moment, locale: 'en', search: `fees ${word}` } }, editor);
    const found = [{ title: `Fees ${word}`, path: `/${word}` }];
    expect((await search(at)).body).toEqual(found);
    const query = { at, locale: 'en' as const, entry: page.id };
    expect((await api.call(calls.momentPages, { query }, editor)).body).toEqual(found);
  });
});

describe('what surrounds the pages', () => {
  it('is of the moment: menu in its order, settings, lists, rules of forwarding', async () => {
    const settings = await makeLive(api.ctx(), 'settings', { title: 'Old Name' }, { key: 'settings' });
    await makeLive(api.ctx(), 'menuItem', { title: 'Early', menu: 'main', url: '/early' });
    const album = await makeLive(api.ctx(), 'album', { title: 'Pictures' });
    const [from, page] = [`/${uniqueSlug()}`, await makeLive(api.ctx(), 'page', { title: 'Target' })];
    const body = { from, to: page.path ?? '', permanent: true, note: '', endsOn: null };
    const rule = await api.call(calls.createRedirect, { body }, publisher);
    const then = await mark();

    await api.call(calls.deleteRedirect, { params: { id: rule.body.id } }, publisher);
    const named = { ...settings.data, title: 'New Name' };
    const input = { type: 'settings' as const, id: settings.id, locale: 'en' as const, version: 1, data: named };
    await publish(api.ctx(), await saveEntry({ ctx: api.ctx(), input }));
    const late = await makeLive(api.ctx(), 'menuItem', { title: 'Late', menu: 'main', url: '/late' });
    const place = { parentId: null, after: null };
    await api.call(calls.moveEntry, { params: { type: 'menu-items', id: late.id }, body: place }, publisher);
    await api.call(calls.unpublishEntry, { params: { type: 'album', id: album.id, locale: 'en' } }, publisher);
    const now = await mark();

    const menu = async (at: string) => (await readAt(api, editor, at, calls.mainMenu)).body.map(({ title }) => title);
    const name = async (at: string) =>
      (await readAt(api, editor, at, calls.getSettings, { query: { lang: 'en' } })).body.title;
    const albums = async (at: string) =>
      (await readAt(api, editor, at, calls.getItems, { query: { type: 'album', locale: 'en' } })).body.items.map(
        ({ id }) => id,
      );
    expect([await menu(then), await menu(now)]).toEqual([['Early'], ['Late', 'Early']]);
    expect([await name(then), await name(now)]).toEqual(['Old Name', 'New Name']);
    expect([await albums(then), await albums(now)]).toEqual([[album.id], []]);
    expect([await seenAt(then, from), await seenAt(now, from)]).toEqual([page.path, 404]);
  });

  it('shows the prices and returns that were known, as they were known', async () => {
    const fund = await makeLive(api.ctx(), 'fund', {});
    const at = async () => new Date(await mark());
    const price = { fundId: fund.id, offer: null, redemption: null, source: 'sample', importId: null };
    const write = async (validityDate: string, nav: string) =>
      upsertPrices(api.handle.db, [{ ...price, validityDate, nav }], await at());
    const returns = async (ytd: string) =>
      upsertReturns(api.handle.db, [
        { fundId: fund.id, asOf: '2026-03-01', basis: 'absolute', figures: { ytd }, source: 'sample', importId: null },
      ]);
    await write('2026-03-01', '10.0000');
    await returns('1.00');
    const first = await mark();
    await write('2026-03-02', '11.0000');
    const second = await mark();
    await write('2026-03-02', '12.0000');
    await returns('2.00');
    const third = await mark();

    const known = async (moment: string) => {
      const { body } = await readAt(api, editor, moment, calls.getPage, {
        query: { locale: 'en', path: fund.path ?? '' },
      });
      const sheet = body.kind === 'page' ? body.fund : null;
      return [sheet?.history.map(({ nav }) => nav).join(' '), sheet?.returns[0]?.percent];
    };
    expect(await known(first)).toEqual(['10.0000', '1.00']);
    expect(await known(second)).toEqual(['10.0000 11.0000', '1.00']);
    expect(await known(third)).toEqual(['10.0000 12.0000', '2.00']);
  });

  it('shows the figures of its days as they were known later, and none of a later day', async () => {
    const category = await makeLive(api.ctx(), 'fundCategory', { basis: 'absolute' });
    const fund = await makeLive(api.ctx(), 'fund', { category: category.id });
    const price = { fundId: fund.id, offer: null, redemption: null, source: 'sample', importId: null };
    const today = karachiDay(new Date());
    const base = addDays(`${today.slice(0, 7)}-01`, -1);
    const days = { base, day: today, next: addDays(today, 1) };
    const write = async (validityDate: string, nav: string) => {
      await upsertPrices(api.handle.db, [{ ...price, validityDate, nav }], new Date(await mark()));
      await recomputeReturns(api.ctx(), [fund.id]);
    };
    await write(days.base, '100.0000');
    await write(days.day, '110.0000');
    const at = await mark();
    await write(days.next, '120.0000');
    await write(days.day, '105.0000');
    const corrected = await mark();
    await write(days.day, '104.0000');

    const shown = async (moment: Parameters<typeof readAt>[2]) => {
      const query = { locale: 'en' as const, path: fund.path ?? '' };
      const { body } = await readAt(api, editor, moment, calls.getPage, { query });
      const sheet = body.kind === 'page' ? body.fund : null;
      const mtd = sheet?.returns.find(({ period }) => period === 'mtd');
      return [sheet?.history.map(({ nav }) => nav).join(' '), mtd?.percent, mtd?.asOf];
    };
    expect(await shown(at)).toEqual(['100.0000 110.0000', '10.00', days.day]);
    expect(await shown({ at, knownAt: corrected })).toEqual(['100.0000 105.0000', '5.00', days.day]);
    expect(await shown({ at, knownAt: await mark() })).toEqual(['100.0000 104.0000', '4.00', days.day]);
    expect((await shown(corrected))[0]).toBe('100.0000 105.0000 120.0000');
  });
});

describe('a moment', () => {
  it('is refused before anything was public, still to come, unreadable, and to who may not read content', async () => {
    await makeLive(api.ctx(), 'page');
    const past = await mark();
    const early = await open(before, editor);
    expect([early.status, early.body.error]).toEqual([400, expect.stringContaining('Nothing was public before')]);
    const late = await open(new Date(Date.now() + 60_000).toISOString(), editor);
    expect([late.status, late.body.error]).toEqual([400, 'This moment is still to come.']);
    expect((await open('yesterday', editor)).status).toBe(400);
    const known = (knownAt: string) => api.call(calls.openMoment, { body: { at: past, knownAt } }, editor);
    const less = await known(before);
    expect([less.status, less.body.error]).toEqual([400, expect.stringContaining('not earlier')]);
    expect((await known(new Date(Date.now() + 60_000).toISOString())).status).toBe(400);
    expect((await known(past)).status).toBe(200);
    expect((await open(past)).status).toBe(401);
    expect((await api.call(calls.momentRange)).status).toBe(401);
    const query = { at: past, locale: 'en' as const, search: '' };
    expect((await api.call(calls.momentPages, { query })).status).toBe(401);
  });

  it('tells the span that can be seen, and the latest changes', async () => {
    const page = await makeLive(api.ctx(), 'page');
    const { body } = await api.call(calls.momentRange, {}, editor);
    expect(body.first && body.first > before).toBe(true);
    expect(body.changes[0] && body.changes[0] <= body.now).toBe(true);
    const justBefore = new Date(Date.parse(body.changes[0] ?? '') - 1).toISOString();
    expect(await seenAt(justBefore, page.path ?? '')).toBe(404);
  });

  it('is read by its token alone, for half an hour, is stored nowhere, and takes nothing in', async () => {
    const page = await makeLive(api.ctx(), 'page');
    const at = await mark();
    const answer = await readAt(api, editor, at, calls.getMoment);
    expect([answer.status, answer.body.at]).toEqual([200, at]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect((await api.call(calls.getMoment)).status).toBe(404);

    const { body } = await open(at, editor);
    const token = body.url.slice(body.url.lastIndexOf('/') + 1);
    const path = `/api/site/page?locale=en&path=${page.path}`;
    const ask = (value: string, init: RequestInit = {}) =>
      api.request(init.method ? '/api/post/searchPages' : path, { ...init, headers: { [momentHeader]: value } });
    expect((await ask(token)).status).toBe(200);
    expect((await ask(`${token.slice(0, -4)}AAAA`)).status).toBe(401);
    expect((await ask(token, { method: 'POST' })).status).toBe(400);
    const now = api.time.now;
    api.time.now = new Date(now.getTime() + 1_801_000);
    expect((await ask(token)).status).toBe(401);
    api.time.now = now;
  });

  it('names the row of the audit that was the last then', async () => {
    const at = await mark();
    await rowsOf(
      api.handle.db,
      sql`insert into audit (position, at, who, action, detail, previous_hash, hash)
        select max(position) + 1, ${at}::timestamptz, 'Nobody', 'test', '{}', (array_agg(hash order by position desc))[1],
          ${'e'.repeat(64)} from audit`,
    );
    const { position } =
      (await rowsOf<{ position: number }>(api.handle.db, sql`select max(position)::int as position from audit`))[0] ??
      {};
    expect((await readAt(api, editor, at, calls.getMoment)).body.audit).toEqual({ position, hash: 'e'.repeat(64) });
  });

  it('marks the days on which something changed, in Karachi', async () => {
    const days = async (month: string, as = editor) => api.call(calls.momentDays, { query: { month } }, as);
    const { now } = (await api.call(calls.momentRange, {}, editor)).body;
    const today = karachiDay(new Date(now));
    const changesToday = async () =>
      (await days(today.slice(0, 7))).body.find(({ day }) => day === today)?.changes ?? 0;
    const was = await changesToday();
    const page = await makeLive(api.ctx(), 'page');
    expect(await changesToday()).toBe(was + 1);
    await api.call(calls.unpublishEntry, { params: { type: 'pages', id: page.id, locale: 'en' } }, publisher);
    expect(await changesToday()).toBe(was + 2);
    expect((await days('2020-01')).body).toEqual([]);
    expect((await days('2020-13')).status).toBe(400);
    expect((await days('2020-01', await makeUser(api, []))).status).toBe(403);
  });

  it('tells when each version of a page was live', async () => {
    const page = await makeLive(api.ctx(), 'page');
    const then = await mark();
    const second = await change(page, { title: 'Second' });
    await api.call(calls.unpublishEntry, { params: { type: 'pages', id: page.id, locale: 'en' } }, publisher);
    api.time.now = new Date(api.time.now.getTime() + 60_000);
    await publish(api.ctx(publisher), second);
    const query = { at: then, path: page.path ?? '' };
    const { body } = await api.call(calls.momentVersions, { query }, editor);
    expect(body.map(({ version, to, by }) => [version, to === null, by])).toEqual([
      [2, true, publisher.name],
      [2, false, null],
      [1, false, null],
    ]);
    expect(body[2]?.to).toBe(body[1]?.from);
    expect((await api.call(calls.momentVersions, { query: { ...query, path: '/nowhere' } }, editor)).body).toEqual([]);
  });

  it('changes nothing for whoever asks next', async () => {
    const page = await makeLive(api.ctx(), 'page', { title: 'Now' });
    const at = await mark();
    await readAt(api, editor, at, calls.getPage, { query: { locale: 'en', path: page.path ?? '' } });
    const [path] = await rowsOf<{ path: string }>(api.handle.db, sql`select current_setting('search_path') as path`);
    expect(path?.path).not.toContain('as_of');
  });
});
