import { draftPage, livePage, newWord, publish, rewrite } from '../../content.ts';
import { expect, test } from '../../fixtures.ts';

test('a saved draft leaks nowhere, and publishing shows it everywhere', async ({ request, administrator, site }) => {
  const secret = newWord();
  const parent = await livePage(administrator, { title: `Parent ${newWord()}` });
  const { entry, path } = await livePage(administrator, { title: 'Public', parentId: parent.entry.id });
  const slug = String(entry.data.slug);
  await rewrite(administrator, entry, 'en', { title: `Draft ${secret}`, slug, body: `<p>Body ${secret}</p>` });
  const searched = async () =>
    (await request.post(`${site}/api/post/searchPages`, { data: { search: secret, lang: 'en' } })).text();
  const urlPaths = [
    path,
    `/website${path}`,
    parent.path,
    '/sitemap',
    `/search?q=${secret}`,
    `/api/post/getContent/${slug}`,
    `/api/site/page?locale=en&path=${path}`,
    '/api/site/addresses?locale=en',
  ];
  // The page of results repeats the searched word and marks it in what it found: only the other word is proof.
  const containsDraft = (text: string) => text.replace(/<\/?mark[^>]*>/g, '').includes(`Draft ${secret}`);
  for (const urlPath of urlPaths)
    expect(containsDraft(await (await request.get(site + urlPath)).text()), urlPath).toBe(false);
  expect(await searched()).toBe('[]');

  await publish(administrator, entry);
  expect(containsDraft(await (await request.get(site + path)).text())).toBe(true);
  for (const urlPath of urlPaths) {
    await expect.poll(async () => containsDraft(await (await request.get(site + urlPath)).text()), urlPath).toBe(true);
  }
  expect(containsDraft(await searched())).toBe(true);
});

test('a page that was never published has no address, in neither language', async ({
  request,
  administrator,
  site,
}) => {
  const word = newWord();
  const entry = await draftPage(administrator, { title: `Never ${word}`, slug: word });
  for (const urlPath of [`/${word}`, `/website/${word}`, `/ur/${word}`, `/api/post/getContent/${word}`]) {
    expect((await request.get(site + urlPath)).status(), urlPath).toBe(404);
  }
  const mapped = async () => (await (await request.get(`${site}/sitemap.xml`)).text()).includes(word);
  expect(await mapped()).toBe(false);
  await publish(administrator, entry);
  expect((await request.get(`${site}/${word}`)).status()).toBe(200);
  await expect.poll(mapped).toBe(true);
});

test('an address that was not found before is found once its page is published', async ({
  request,
  administrator,
  site,
}) => {
  const slug = newWord();
  expect((await request.get(`${site}/${slug}`)).status()).toBe(404);
  await livePage(administrator, { title: 'Now it is there', slug });
  expect((await request.get(`${site}/${slug}`)).status()).toBe(200);
});
