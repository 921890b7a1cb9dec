import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { getEntry } from '../content/getEntry.ts';
import { saveEntry } from '../content/saveEntry.ts';

let api: TestApi;
let editor: UserActor;
let publisher: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
  publisher = await makeUser(api, ['publisher']);
});
afterAll(() => api?.close());

const own = { template: 'prose', body: '<p>Start with Rs 5,000 by 5 March 2026.</p>', summary: 'Call 021-38657800' };
const later = () => {
  api.time.now = new Date(api.time.now.getTime() + 60_000);
};

async function pair(urdu: { body: string; summary: string }) {
  const page = await makeLive(api.ctx(), 'page', own);
  later();
  const translated = await translate(api.ctx(), page, 'ur', urdu);
  await publish(api.ctx(), translated, 'ur');
  return page;
}
const parityOf = async (id: string) => {
  const { body } = await api.call(calls.listParity, { params: { type: 'pages' } }, editor);
  return body.entries.find((entry) => entry.id === id);
};
const changes = async (id: string) =>
  (await api.call(calls.baseChanges, { params: { type: 'pages', id, locale: 'ur' } }, editor)).body;

async function rewrite(id: string, change: Record<string, unknown>) {
  const row = { type: 'page', id, locale: 'en' } as const;
  const { version, data } = await getEntry({ ctx: api.ctx(), input: row });
  later();
  return saveEntry({ ctx: api.ctx(), input: { ...row, version, data: { ...data, ...change } } });
}

it('is level where both say the same, whatever the digits', async () => {
  const page = await pair({ body: '<p>۵٬۰۰۰ روپے، ۵ مارچ ۲۰۲۶ تک</p>', summary: 'فون ۰۲۱۳۸۶۵۷۸۰۰' });
  expect(await parityOf(page.id)).toMatchObject({ state: 'level', differences: [] });
});

it('names the number that differs, with both passages', async () => {
  const page = await pair({ body: '<p>۱٬۰۰۰ روپے، ۵ مارچ ۲۰۲۶ تک</p>', summary: 'فون ۰۲۱۳۸۶۵۷۸۰۱' });
  const found = await parityOf(page.id);
  expect(found?.state).toBe('differs');
  expect(found?.differences).toMatchObject([
    { field: 'Summary', kind: 'phone', base: ['021-38657800'], other: ['۰۲۱۳۸۶۵۷۸۰۱'] },
    { field: 'Body', kind: 'number', base: ['5,000'], other: ['۱٬۰۰۰'] },
  ]);
  expect(found?.differences[1]?.passages.base).toContain('Start with Rs 5,000');
});

it('tells what is missing and what is behind, and what changed since', async () => {
  const alone = await makeLive(api.ctx(), 'page', own);
  expect((await parityOf(alone.id))?.state).toBe('missing');
  const page = await pair({ body: '<p>۵٬۰۰۰ روپے، ۵ مارچ ۲۰۲۶ تک</p>', summary: 'فون ۰۲۱۳۸۶۵۷۸۰۰' });
  expect(await changes(page.id)).toMatchObject({ fields: [] });
  const saved = await rewrite(page.id, { summary: 'Call 021-38657800 today' });
  expect((await changes(page.id)).fields).toEqual([
    { name: 'summary', before: 'Call 021-38657800', now: 'Call 021-38657800 today' },
  ]);
  await publish(api.ctx(), saved);
  expect((await parityOf(page.id))?.state).toBe('behind');
});

it('compares a translation that was never published with the working copy it was made from', async () => {
  const page = await makeLive(api.ctx(), 'page', own);
  await rewrite(page.id, { summary: 'Call 021-38657800 today' });
  later();
  await translate(api.ctx(), page, 'ur');
  expect(await changes(page.id)).toMatchObject({ fields: [] });
  await rewrite(page.id, { summary: 'Write to us' });
  expect((await changes(page.id)).fields).toMatchObject([{ name: 'summary', before: 'Call 021-38657800 today' }]);
});

it('compares no type of one language', async () => {
  const menu = await api.call(calls.listParity, { params: { type: 'menu-items' } }, editor);
  expect(menu.body.text_code).toBe('VALIDATION');
});

it('publishes both languages at once, or neither', async () => {
  const page = await makeEntry(api.ctx(), 'page', own);
  await translate(api.ctx(), page, 'ur');
  const params = { type: 'pages', id: page.id };
  const both = (versions: { en: number; ur: number }, as = publisher) =>
    api.call(calls.publishBoth, { params, body: { versions } }, as);
  const states = async () =>
    (await getEntry({ ctx: api.ctx(), input: { type: 'page', id: page.id, locale: 'en' } })).rows;
  expect((await both({ en: 1, ur: 1 }, editor)).body.text_code).toBe('FORBIDDEN');
  expect((await both({ en: 1, ur: 7 })).status).toBe(404);
  expect(await states()).toMatchObject({ en: { state: 'draft' }, ur: { state: 'draft' } });
  expect((await both({ en: 1, ur: 1 })).body.rows).toMatchObject({ en: { state: 'live' }, ur: { state: 'live' } });
  expect((await both({ en: 2, ur: 1 })).status).toBe(404);
});

it('is counted for the dashboard as the board counts it, and anew after a save', async () => {
  const both = async () => [
    (await api.call(calls.listParity, { params: { type: 'pages' } }, editor)).body.counts,
    (await api.call(calls.dashboardOverview, {}, editor)).body.parity,
  ];
  const page = await pair({ body: '<p>۵٬۰۰۰ روپے، ۵ مارچ ۲۰۲۶ تک</p>', summary: 'فون ۰۲۱۳۸۶۵۷۸۰۰' });
  await makeEntry(api.ctx(), 'page', own);
  const [board, before] = await both();
  expect(before).toEqual(board);
  await rewrite(page.id, { body: '<p>Start with Rs 7,000 by 5 March 2026.</p>' });
  const [, after] = await both();
  expect(after).toEqual({ ...before, level: (before?.level ?? 0) - 1, differs: (before?.differs ?? 0) + 1 });
  expect(after).toEqual((await both())[0]);
});
