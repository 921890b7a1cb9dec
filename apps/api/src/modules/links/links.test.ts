import { calls, type SitePage } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { uniqueSlug } from '../../../test/sampleData.ts';
import type { UserActor } from '../../context.ts';
import { saveEntry } from '../content/saveEntry.ts';
import { deliverInvalidations } from '../outbox/deliverInvalidations.ts';

let api: TestApi;
let editor: UserActor;
let publisher: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
  publisher = await makeUser(api, ['publisher']);
});
afterAll(() => api?.close());

const linkTo = (id: string, href: string, words = 'there') =>
  `<p><a data-entry="${id}" href="${href}">${words}</a></p>`;

async function bodyAt(path: string, locale: 'en' | 'ur' = 'en'): Promise<string | null> {
  const { body } = await api.call(calls.getPage, { query: { locale, path } });
  const page: SitePage | null = body.kind === 'page' ? body : null;
  return page?.body ?? null;
}

async function rename(page: { id: string; version: number; data: object }, slug: string) {
  const data = { ...page.data, slug };
  const saved = await saveEntry({
    ctx: api.ctx(),
    input: { type: 'page', id: page.id, locale: 'en', version: page.version, data },
  });
  await publish(api.ctx(), saved);
  return saved;
}

describe('a link to a page', () => {
  it('leads where the page is now, and the page that links is drawn again', async () => {
    const [from, to, moved] = [uniqueSlug(), uniqueSlug(), uniqueSlug()];
    const target = await makeLive(api.ctx(), 'page', { slug: to });
    await makeLive(api.ctx(), 'page', { slug: from, body: linkTo(target.id, `/${to}#fees`) });
    expect(await bodyAt(`/${from}`)).toBe(`<p><a href="/${to}#fees">there</a></p>`);
    await rename(target, moved);
    expect(await bodyAt(`/${from}`)).toBe(`<p><a href="/${moved}#fees">there</a></p>`);
    await deliverInvalidations(api.ctx());
    expect(api.site.revalidated.flat()).toContain(`page:en:/${from}`);
  });

  it('becomes plain words while the page is off the site', async () => {
    const [from, to] = [uniqueSlug(), uniqueSlug()];
    const target = await makeLive(api.ctx(), 'page', { slug: to });
    await makeLive(api.ctx(), 'page', { slug: from, body: linkTo(target.id, `/${to}`) });
    const params = { type: 'pages', id: target.id, locale: 'en' as const };
    await api.call(calls.unpublishEntry, { params }, publisher);
    expect(await bodyAt(`/${from}`)).toBe('<p><a>there</a></p>');
  });

  it('leads in Urdu to the Urdu page as soon as there is one', async () => {
    const [from, to, urdu] = [uniqueSlug(), uniqueSlug(), uniqueSlug()];
    const target = await makeLive(api.ctx(), 'page', { slug: to });
    const linking = await makeLive(api.ctx(), 'page', { slug: from });
    const own = {
      title: 'صفحہ',
      slug: from,
      summary: null,
      body: linkTo(target.id, `/ur/${to}`),
      font: null,
      seo: null,
    };
    await publish(api.ctx(), await translate(api.ctx(), linking, 'ur', { ...own, otherAddresses: null }), 'ur');
    expect(await bodyAt(`/${from}`, 'ur')).toContain(`href="/ur/${to}"`);
    const translated = { ...own, slug: urdu, body: null, otherAddresses: null };
    await publish(api.ctx(), await translate(api.ctx(), target, 'ur', translated), 'ur');
    expect(await bodyAt(`/${from}`, 'ur')).toContain(`href="/ur/${urdu}"`);
  });
});

const pdf = (name: string) => ({
  src: `/api/files/${name}.pdf`,
  name: 'Fees.pdf',
  mediaType: 'application/pdf',
  bytes: 2_048,
  pages: 1,
});
const listOf = (...items: string[]) => `<ul data-block="documents">${items.join('')}</ul>`;
const listed = async (ids: readonly string[], locale: 'en' | 'ur' = 'en') =>
  (await api.call(calls.getListedFiles, { query: { locale, ids: ids.join(',') } })).body;

describe('a list of files', () => {
  it('names documents as they are now, in the order of the list and in the language of the page', async () => {
    const [one, two] = [uniqueSlug(), uniqueSlug()];
    const first = await makeLive(api.ctx(), 'document', { title: `Fees ${one}`, file: pdf(one) });
    const second = await makeLive(api.ctx(), 'document', { title: `Loads ${two}`, file: pdf(two) });
    const urdu = await translate(api.ctx(), second, 'ur', { title: 'لوڈ' });
    await publish(api.ctx(), urdu, 'ur');
    expect(await listed([second.id, first.id, second.id], 'ur')).toEqual([
      { id: second.id, title: 'لوڈ', locale: 'ur', file: pdf(two) },
      { id: first.id, title: `Fees ${one}`, locale: 'en', file: pdf(one) },
    ]);
    await api.call(
      calls.unpublishEntry,
      { params: { type: 'download', id: first.id, locale: 'en' as const } },
      publisher,
    );
    expect((await listed([first.id, second.id])).map(({ id }) => id)).toEqual([second.id]);
  });

  it('refuses what are no ids, and too many of them', async () => {
    const call = (ids: string) => api.call(calls.getListedFiles, { query: { locale: 'en', ids } });
    expect((await call('a,b')).status).toBe(400);
    expect((await call(Array.from({ length: 101 }, () => crypto.randomUUID()).join(','))).status).toBe(400);
  });

  it('is drawn again when a document in it changes, which cannot be thrown away meanwhile', async () => {
    const [slug, name] = [uniqueSlug(), uniqueSlug()];
    const document = await makeLive(api.ctx(), 'document', { title: `Fees ${name}`, file: pdf(name) });
    const page = await makeLive(api.ctx(), 'page', {
      slug,
      title: `Lists ${name}`,
      body: listOf(`<li data-entry="${document.id}"></li>`),
    });
    await deliverInvalidations(api.ctx());
    const before = api.site.revalidated.length;
    const input = { type: 'document' as const, id: document.id, locale: 'en' as const, version: document.version };
    await publish(
      api.ctx(),
      await saveEntry({ ctx: api.ctx(), input: { ...input, data: { ...document.data, title: 'Fees' } } }),
    );
    await deliverInvalidations(api.ctx());
    expect(api.site.revalidated.slice(before).flat()).toContain(`page:en:/${slug}`);

    const params = { type: 'download', id: document.id };
    const refused = await api.call(calls.trashEntry, { params }, publisher);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ text_code: 'IN_USE', error: expect.stringContaining(`Lists ${name}`) });
    const trash = sql`update entry set trashed_at = now() where id = ${document.id}`;
    await expect(api.handle.db.execute(trash)).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'entry_listed' }),
    });
    await api.call(calls.unpublishEntry, { params: { type: 'pages', id: page.id, locale: 'en' as const } }, publisher);
    expect((await api.call(calls.trashEntry, { params }, publisher)).status).toBe(200);
  });
});

describe('the search for something to link to', () => {
  const search = (words: string, as?: UserActor) =>
    api.call(calls.searchLinks, { query: { search: words, locale: 'en' } }, as);

  it('finds live pages and documents by name, and no drafts', async () => {
    const word = uniqueSlug();
    const page = await makeLive(api.ctx(), 'page', { slug: word, title: `Fees ${word}` });
    const src = `/api/files/${word}.pdf`;
    const file = { src, name: 'Fees.pdf', mediaType: 'application/pdf', bytes: 10, pages: 1 };
    await makeLive(api.ctx(), 'document', { title: `Form ${word}`, file });
    const { body } = await search(word, editor);
    expect(body).toEqual([
      {
        id: `page-${page.id}`,
        kind: 'page',
        title: `Fees ${word}`,
        detail: `/${word}`,
        href: `/${word}`,
        entry: page.id,
      },
      expect.objectContaining({ kind: 'document', title: `Form ${word}`, detail: 'Fees.pdf', href: src, entry: null }),
    ]);
  });

  it('takes signs of patterns as they are, and refuses whoever may not read content', async () => {
    expect((await search('%', editor)).body).toEqual([]);
    expect((await search(`_'"\\`, editor)).status).toBe(200);
    expect((await search('fees')).status).toBe(401);
  });
});
