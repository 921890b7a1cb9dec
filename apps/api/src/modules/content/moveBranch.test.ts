import { calls } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { uniqueSlug } from '../../../test/sampleData.ts';
import type { UserActor } from '../../context.ts';
import { livePathsOf } from '../paths/queries.ts';

let api: TestApi;
let publisher: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  publisher = await makeUser(api, ['publisher']);
});
afterAll(() => api?.close());

const at = (id: string) => ({ type: 'pages', id });
const move = (id: string, parentId: string | null, after: string | null = null) =>
  api.call(calls.moveEntry, { params: at(id), body: { parentId, after } }, publisher);
const check = (id: string, parentId: string | null, as = publisher) =>
  api.call(calls.checkMove, { params: at(id), body: { parentId, after: null } }, as);
const ask = async (locale: 'en' | 'ur', path: string) =>
  (await api.call(calls.getPage, { query: { locale, path } })).body;

it('leaves a redirect behind in both languages, for what lies below too', async () => {
  const [a, b, c] = [uniqueSlug(), uniqueSlug(), uniqueSlug()];
  const target = await makeLive(api.ctx(), 'page', { slug: a });
  const page = await makeLive(api.ctx(), 'page', { slug: b });
  const child = await makeLive(api.ctx(), 'page', { slug: c }, { parentId: page.id });
  await publish(api.ctx(), await translate(api.ctx(), child, 'ur', { slug: `ur-${c}` }), 'ur');
  const checked = await check(page.id, target.id);
  expect(checked.body).toMatchObject({ problem: null, changed: 3 });
  expect(checked.body.addresses).toContainEqual({ from: `/ur/${b}/ur-${c}`, to: `/ur/${a}/${b}/ur-${c}` });
  expect(await ask('en', `/${b}`)).toMatchObject({ kind: 'page' });
  await move(page.id, target.id);
  expect(await ask('en', `/${b}/${c}`)).toEqual({ kind: 'redirect', to: `/${a}/${b}/${c}`, permanent: true });
  expect(await ask('ur', `/${b}/ur-${c}`)).toEqual({ kind: 'redirect', to: `/ur/${a}/${b}/ur-${c}`, permanent: true });
  await move(page.id, null);
  expect(await ask('en', `/${a}/${b}/${c}`)).toMatchObject({ kind: 'redirect', to: `/${b}/${c}` });
  expect(await ask('en', `/${b}/${c}`)).toMatchObject({ kind: 'page' });
});

it('says beforehand why something cannot go there, and changes nothing', async () => {
  const slug = uniqueSlug();
  const top = await makeLive(api.ctx(), 'page', { title: 'At the top', slug });
  const parent = await makeLive(api.ctx(), 'page');
  const child = await makeLive(api.ctx(), 'page', { slug }, { parentId: parent.id });
  expect((await check(child.id, null)).body.problem).toContain('At the top');
  expect((await check(parent.id, child.id)).body.problem).toBe('Nothing can lie below itself');
  expect((await check(crypto.randomUUID(), null)).status).toBe(404);
  expect((await check(top.id, null, await makeUser(api, ['editor']))).body.text_code).toBe('FORBIDDEN');
  expect(await ask('en', `${parent.path}/${slug}`)).toMatchObject({ kind: 'page' });
});

it('two moves at once leave no circle', async () => {
  const [one, two] = [await makeEntry(api.ctx(), 'page'), await makeEntry(api.ctx(), 'page')];
  const both = await Promise.all([move(one.id, two.id), move(two.id, one.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const direct = sql.raw(`update entry set parent_id = '${one.id}' where id = '${one.id}'`);
  await expect(api.handle.db.execute(direct)).rejects.toThrow();
});

/** As many as no screen could publish one by one in a test. */
const branchSize = 1_000;

it('takes a branch of a thousand pages along in one go', async () => {
  const [target, top] = [await makeLive(api.ctx(), 'page'), await makeLive(api.ctx(), 'page')];
  const values = `(select gen_random_uuid() as id, n from generate_series(1, ${branchSize}) n)`;
  await api.handle.db.transaction(async (tx) => {
    const run = (statement: string) => tx.execute(sql.raw(statement));
    await run(`create temporary table made on commit drop as ${values}`);
    await run(
      `insert into entry (id, type, base_locale, parent_id, sort) select id, 'page', 'en', '${top.id}', n from made`,
    );
    await run(`insert into entry_version (entry_id, locale, number, data, slug, title, origin)
      select id, 'en', 1, '{}', 'page-' || n, 'Page ' || n, 'save' from made`);
    await run(`insert into publication (entry_id, locale, version) select id, 'en', 1 from made`);
    await run(`insert into entry_content (entry_id, locale, slug, title, data, version, live_version, published_at)
      select id, 'en', 'page-' || n, 'Page ' || n, '{}', 1, 1, now() from made`);
    await run(`insert into live_path (locale, path, entry_id, role)
      select 'en', '${top.path}/page-' || n, id, 'canonical' from made`);
  });
  const started = performance.now();
  expect((await move(top.id, target.id)).status).toBe(200);
  const ms = performance.now() - started;
  expect(await ask('en', `${top.path}/page-${branchSize}`)).toMatchObject({
    kind: 'redirect',
    to: `${target.path}${top.path}/page-${branchSize}`,
  });
  expect(await livePathsOf(api.handle.db, [top.id])).toHaveLength(2);
  // One statement for each page would take many times as long.
  expect(ms).toBeLessThan(15_000);
  process.stdout.write(`moved ${branchSize} pages in ${Math.round(ms)} ms\n`);
});
