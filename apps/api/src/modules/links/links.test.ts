import { calls, type SitePage } from '@fundfront/content-model/wire';
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
    expect(api.site.revalidated.flat()).toContain(`branch:en:${from}`);
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
