import { type Locale, tagsOfPage } from '@fundfront/content-model';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLive, publish } from '../../../test/contentFactories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { uniqueSlug } from '../../../test/sampleData.ts';
import { deliverInvalidations } from '../outbox/deliverInvalidations.ts';

import { saveEntry } from './saveEntry.ts';

let api: TestApi;
const [top, middle, aside] = [uniqueSlug(), uniqueSlug(), uniqueSlug()];
const addresses = [`/${top}`, `/${top}/${middle}`, `/${top}/${middle}/leaf`, `/${top}/beside`, `/${aside}`];
let entry: EntryDetail;

beforeAll(async () => {
  api = await openTestApi();
  const live = (slug: string, parentId: string | null = null) =>
    makeLive(api.ctx(), 'page', { slug, title: `Page ${slug}` }, { parentId });
  const root = await live(top);
  entry = await live(middle, root.id);
  await live('leaf', entry.id);
  await live('beside', root.id);
  await live(aside);
  for (let number = 0; number < 20; number += 1) await live(uniqueSlug());
  await deliverInvalidations(api.ctx());
});
afterAll(() => api?.close());

async function renderedAfter(more: Record<string, unknown>, locale: Locale = 'en'): Promise<string[]> {
  const before = api.site.revalidated.length;
  const data = { ...entry.data, ...more };
  entry = await saveEntry({
    ctx: api.ctx(),
    input: { type: 'page', id: entry.id, locale, version: entry.version, data },
  });
  await publish(api.ctx(), entry);
  await deliverInvalidations(api.ctx());
  const cleared = new Set(api.site.revalidated.slice(before).flat());
  const { body } = await api.call(calls.getPaths, { query: { locale } });
  const pages = body.entries.map(({ path }) => path);
  return pages.filter((path) => tagsOfPage(locale, path).some((tag) => cleared.has(tag))).toSorted();
}

describe('a publish makes old', () => {
  it('the page alone, where no other page shows what changed', async () => {
    expect(await renderedAfter({ body: '<p>Other words</p>' })).toEqual([addresses[1]]);
  });

  it('with a title what names it: above, beside and below', async () => {
    expect(await renderedAfter({ title: 'Another title' })).toEqual(addresses.slice(0, 4).toSorted());
  });

  it('with an address what names it, and all below at both addresses', async () => {
    const slug = uniqueSlug();
    const found = await renderedAfter({ slug });
    expect(found).toEqual([`/${top}`, `/${top}/${slug}`, `/${top}/${slug}/leaf`, `/${top}/beside`].toSorted());
    expect(api.site.revalidated.flat()).toEqual(
      expect.arrayContaining([`page:en:/${top}/${middle}`, `page:en:/${top}/${middle}/leaf`]),
    );
  });

  it('nothing at the addresses that lead to it as before', async () => {
    const before = api.site.revalidated.length;
    const [own] = await renderedAfter({ body: '<p>Yet other words</p>' });
    const cleared = api.site.revalidated.slice(before).flat();
    expect(cleared.filter((tag) => tag.endsWith(`:/${top}/${middle}`))).toEqual([]);
    expect(cleared).toContain(`page:en:${own}`);
  });
});
