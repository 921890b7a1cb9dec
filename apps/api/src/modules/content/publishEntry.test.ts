import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, nameOf, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { uniqueSlug } from '../../../test/sampleData.ts';
import type { UserActor } from '../../context.ts';
import { auditAfter } from '../audit/queries.ts';
import { deliverInvalidations } from '../outbox/deliverInvalidations.ts';
import { livePathsOf } from '../paths/queries.ts';
import { saveEntry } from './saveEntry.ts';

let api: TestApi;
let publisher: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  publisher = await makeUser(api, ['publisher']);
});
beforeEach(() => {
  api.site.down = false;
  api.site.first = null;
});
afterAll(() => api?.close());

const send = (entry: { id: string; version: number }, type: string, as: UserActor = publisher) =>
  api.call(calls.publishEntry, { params: { type, id: entry.id, locale: 'en' }, body: { version: entry.version } }, as);

const pathsOf = async (id: string) =>
  Object.fromEntries(
    (await livePathsOf(api.handle.db, [id])).map(({ locale, path, role }) => [`${locale} ${path}`, role]),
  );

describe('publishing', () => {
  it('shows a page at its address, tells the site, and notes who did it', async () => {
    const slug = uniqueSlug();
    const entry = await makeEntry(api.ctx(), 'page', { slug });
    const { status, body } = await send(entry, 'pages');
    expect(status).toBe(200);
    expect(body.path).toBe(`/${slug}`);
    expect(body.liveAfterMs).not.toBeNull();
    expect(body.entry.rows.en).toMatchObject({ state: 'live', liveVersion: 1, path: `/${slug}` });
    expect(api.site.revalidated.at(-1)).toEqual(
      expect.arrayContaining([`page:en:/${slug}`, `page:ur:/${slug}`, 'sitemap']),
    );
    const auditRows = await auditAfter(api.handle.db, 0, 10_000);
    expect(auditRows.at(-1)).toMatchObject({ action: 'content.publish', entryId: entry.id, userId: publisher.userId });
  });

  it('takes the word of the site for what it shows, and looks for itself where it shows another', async () => {
    const slug = uniqueSlug();
    const entry = await makeEntry(api.ctx(), 'page', { slug });
    const [first, path] = [1, `/${slug}`];
    api.site.first = { path, revision: `${entry.id}.en.${first}` };
    const polls = api.site.polls;
    expect((await send(entry, 'pages')).body).toMatchObject({ liveAfterMs: expect.any(Number), siteNotified: true });
    expect(api.site.polls).toBe(polls);
    const input = { type: 'page', id: entry.id, locale: 'en', version: first } as const;
    await send(await saveEntry({ ctx: api.ctx(), input: { ...input, data: entry.data } }), 'pages');
    expect(api.site.polls).toBe(polls + 1);
  });

  it('has the page of its own language rendered first', async () => {
    const entry = await makeEntry(api.ctx(), 'page');
    await send(entry, 'pages');
    const translated = await translate(api.ctx(), entry, 'ur');
    api.site.rendered.length = 0;
    const params = { type: 'pages', id: entry.id, locale: 'ur' } as const;
    const { body } = await api.call(calls.publishEntry, { params, body: { version: translated.version } }, publisher);
    expect(body.path).toMatch(/^\/ur\//);
    expect(api.site.rendered[0]).toBe(body.path);
  });

  it('has the page composed by the time that the site asks for it', async () => {
    const slug = uniqueSlug();
    await send(await makeEntry(api.ctx(), 'page', { slug }), 'pages');
    const { hits, misses } = api.app.responseCache.usage();
    const query = { locale: 'en', path: `/${slug}`, figures: 'none' } as const;
    expect((await api.call(calls.getPage, { query })).body).toMatchObject({ kind: 'page', path: `/${slug}` });
    expect(api.app.responseCache.usage()).toMatchObject({ hits: hits + 1, misses });
  });

  it('names no time for what no page of its own could show', async () => {
    const { body } = await send(await makeEntry(api.ctx(), 'person', {}), 'people');
    expect(body).toMatchObject({ liveAfterMs: null, siteNotified: true, path: null });
  });

  it('succeeds while the site is away, and the site is told when it is back', async () => {
    api.site.down = true;
    const slug = uniqueSlug();
    const { status, body } = await send(await makeEntry(api.ctx(), 'page', { slug }), 'pages');
    expect(status).toBe(200);
    expect(body).toMatchObject({ liveAfterMs: null, siteNotified: false });
    api.site.down = false;
    expect(await deliverInvalidations(api.ctx())).toMatchObject({ delivered: true });
    expect(api.site.revalidated.flat()).not.toContain(`page:en:/${slug}`);
    api.time.now = new Date(api.time.now.getTime() + 60_000);
    expect(await deliverInvalidations(api.ctx())).toMatchObject({ delivered: true });
    expect(api.site.revalidated.flat()).toContain(`page:en:/${slug}`);
  });

  it('is refused without the role, for an incomplete version, and for one that is not the latest', async () => {
    const entry = await makeEntry(api.ctx(), 'page');
    expect((await send(entry, 'pages', await makeUser(api, ['editor']))).body.text_code).toBe('FORBIDDEN');
    const saved = await saveEntry({
      ctx: api.ctx(),
      input: { type: 'page', id: entry.id, locale: 'en', version: 1, data: { ...entry.data, title: null } },
    });
    expect((await send(entry, 'pages')).body.text_code).toBe('VERSION_CONFLICT');
    const incomplete = await send(saved, 'pages');
    expect(incomplete.status).toBe(400);
    expect(incomplete.body.fields).toEqual([{ path: 'title', message: 'Title is required' }]);
    expect(await pathsOf(entry.id)).toEqual({});
  });

  it('names the page that has the address already', async () => {
    const slug = uniqueSlug();
    const draft = await makeEntry(api.ctx(), 'page', { slug });
    const otherAddresses = [{ address: `/${slug}`, action: 'answer' }];
    await makeLive(api.ctx(), 'page', { title: 'The first one', otherAddresses });
    const { status, body } = await send(draft, 'pages');
    expect(status).toBe(409);
    expect(body.text_code).toBe('ADDRESS_TAKEN');
    expect(body.error).toContain('The first one');
    expect(body.fields?.[0]?.path).toBe('slug');
  });

  it.each(['api', 'search', 'subscription'])('refuses /%s, which the product needs itself', async (slug) => {
    const entry = await makeEntry(api.ctx(), 'page', { slug });
    await expect(publish(api.ctx(), entry)).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('takes a second person for funds', async () => {
    const writer = await makeUser(api, ['admin']);
    const entry = await makeEntry(api.ctx(writer), 'fund');
    expect((await send(entry, 'funds', writer)).body.text_code).toBe('SECOND_PERSON');
    expect((await send(entry, 'funds')).status).toBe(200);
  });
});

describe('addresses', () => {
  it('follow the tree, and lead from the old place to the new', async () => {
    const [top, below, renamed] = [uniqueSlug(), uniqueSlug(), uniqueSlug()];
    const parent = await makeLive(api.ctx(), 'page', { slug: top });
    const child = await makeLive(api.ctx(), 'page', { slug: below }, { parentId: parent.id });
    expect(child.path).toBe(`/${top}/${below}`);
    const saved = await saveEntry({
      ctx: api.ctx(),
      input: { type: 'page', id: parent.id, locale: 'en', version: 1, data: { ...parent.data, slug: renamed } },
    });
    await publish(api.ctx(), saved);
    expect(await pathsOf(child.id)).toEqual({
      [`en /${renamed}/${below}`]: 'canonical',
      [`en /${top}/${below}`]: 'redirect',
    });
    const other = await makeLive(api.ctx(), 'page', { slug: top });
    expect(await pathsOf(other.id)).toEqual({ [`en /${top}`]: 'canonical' });
    expect(await pathsOf(parent.id)).toEqual({ [`en /${renamed}`]: 'canonical' });
  });

  it('of a translation stand on the base path while its parent has none, and move when it gets one', async () => {
    const [top, below, urduTop] = [uniqueSlug(), uniqueSlug(), uniqueSlug()];
    const parent = await makeLive(api.ctx(), 'page', { slug: top });
    const child = await makeLive(api.ctx(), 'page', { slug: below }, { parentId: parent.id });
    const urdu = await translate(api.ctx(), child, 'ur');
    expect((await publish(api.ctx(), urdu)).path).toBe(`/ur/${top}/${below}`);
    await publish(api.ctx(), await translate(api.ctx(), parent, 'ur', { slug: urduTop }));
    expect((await pathsOf(child.id))[`ur /${urduTop}/${below}`]).toBe('canonical');
  });

  it('of a page that its editor added, answer or forward until taken away', async () => {
    const [slug, alias, old] = [uniqueSlug(), uniqueSlug(), uniqueSlug()];
    const otherAddresses = [
      { address: `/${alias}/`, action: 'answer' },
      { address: `/${old}`, action: 'redirect' },
    ];
    const page = await makeLive(api.ctx(), 'page', { slug, otherAddresses });
    const all = { [`en /${slug}`]: 'canonical', [`en /${alias}`]: 'alias', [`en /${old}`]: 'redirect' };
    expect(await pathsOf(page.id)).toEqual(all);
    const change = async (version: number, own: object) => {
      const input = { type: nameOf(page), id: page.id, locale: 'en', version, data: { ...page.data, ...own } } as const;
      return publish(api.ctx(), await saveEntry({ ctx: api.ctx(), input }));
    };
    expect((await change(1, { title: 'Another title' })).path).toBe(`/${slug}`);
    expect(await pathsOf(page.id)).toEqual(all);
    await change(2, { otherAddresses: null });
    expect(await pathsOf(page.id)).toEqual({ [`en /${slug}`]: 'canonical' });
  });

  it('of a fund are its own and the short one', async () => {
    const [slug, shortSlug] = [uniqueSlug(), uniqueSlug()];
    const fund = await makeLive(api.ctx(), 'fund', { slug, shortSlug });
    expect(await pathsOf(fund.id)).toEqual({
      [`en /${slug}`]: 'canonical',
      [`en /faysal-funds/${shortSlug}`]: 'alias',
    });
  });
});

describe('a fund with a single publisher', () => {
  it('is published by its own author, which the journal notes', async () => {
    const alone = await openTestApi();
    try {
      const writer = await makeUser(alone, ['admin']);
      await makeUser(alone, ['publisher'], 'disabled');
      await publish(alone.ctx(writer), await makeEntry(alone.ctx(writer), 'fund'));
      const auditRows = await auditAfter(alone.handle.db, 0, 100);
      expect(auditRows.at(-1)?.detail).toEqual({ version: 1, single: true });
    } finally {
      await alone.close();
    }
  });
});
