import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeLive, nameOf, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { getEntry } from './getEntry.ts';
import { saveEntry } from './saveEntry.ts';

let api: TestApi;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
});
afterAll(() => api?.close());

const later = () => {
  api.time.now = new Date(api.time.now.getTime() + 60_000);
};

async function livePair(type: 'page' | 'settings') {
  const entry = await makeLive(api.ctx(), type, type === 'page' ? { template: 'prose' } : {});
  later();
  await publish(api.ctx(), await translate(api.ctx(), entry, 'ur'), 'ur');
  later();
  return entry;
}

async function republish(entry: Awaited<ReturnType<typeof livePair>>, change: Record<string, unknown> = {}) {
  const row = { type: nameOf(entry), id: entry.id, locale: 'en' } as const;
  const { version, data } = await getEntry({ ctx: api.ctx(), input: row });
  const saved = await saveEntry({ ctx: api.ctx(), input: { ...row, version, data: { ...data, ...change } } });
  later();
  await publish(api.ctx(), saved);
  const after = await getEntry({ ctx: api.ctx(), input: row });
  return after.rows.ur?.outdated;
}

it.each(['page', 'settings'] as const)('a %s published again unchanged leaves its translation level', async (type) => {
  expect(await republish(await livePair(type))).toBe(false);
});

it('a new address, picture or place changes no text; another sentence does', async () => {
  const page = await livePair('page');
  expect(await republish(page, { slug: `${page.data.slug}-moved`, isActive: false })).toBe(false);
  expect(await republish(page, { summary: 'One more sentence' })).toBe(true);
});

it('the list counts the same pages, and taking the base off and on again changes nothing', async () => {
  const page = await livePair('page');
  const params = { type: 'pages' };
  const query = { state: 'outdated' } as const;
  const listed = async () =>
    (await api.call(calls.listEntries, { params, query }, editor)).body.entries.some(({ id }) => id === page.id);
  const publisher = await makeUser(api, ['publisher']);
  await api.call(calls.unpublishEntry, { params: { ...params, id: page.id, locale: 'en' } }, publisher);
  expect(await republish(page)).toBe(false);
  expect(await listed()).toBe(false);
  expect(await republish(page, { title: 'Another title' })).toBe(true);
  expect(await listed()).toBe(true);
});
