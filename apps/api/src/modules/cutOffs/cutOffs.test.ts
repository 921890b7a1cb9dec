import type { EntryData, Locale } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { addEntry } from '../../db/seed/addEntry.ts';
import { saveEntry } from '../content/saveEntry.ts';
import { trashEntry } from '../content/trashEntry.ts';
import { deliverInvalidations } from '../outbox/deliverInvalidations.ts';

let api: TestApi;
let fund: string;
let otherFund: string;
let group: string;
let finer: string;
let made = 0;

const addCategory = (slug: string) =>
  addEntry(api.ctx(), {
    type: 'fundCategory',
    locale: 'en',
    data: { title: slug, slug, group: 'income', basis: 'annualised', order: 1 },
  });
const addFund = (slug: string, category: string) =>
  addEntry(api.ctx(), {
    type: 'fund',
    sample: true,
    locale: 'en',
    data: { title: slug, slug, shortSlug: `${slug}-short`, category, order: 1 },
  });

const unstated = ['fund', 'category', 'from', 'to', 'pricing', 'tuesday', 'wednesday', 'thursday', 'friday'];
const empty = Object.fromEntries(unstated.map((key) => [key, null]));
const rule = (title: string, data: EntryData = {}): EntryData => {
  made += 1;
  return { ...empty, title, slug: `rule-${made}`, monday: '15:00', ...data };
};
const live = (title: string, data: EntryData = {}) => makeLive(api.ctx(), 'cutOff', rule(title, data));
const draft = (title: string, data: EntryData = {}) => makeEntry(api.ctx(), 'cutOff', rule(title, data));
const answer = async (locale: Locale = 'en') => (await api.call(calls.getCutOffs, { query: { locale } })).body;
const named = async (name: string) => (await answer()).rules.find((each) => each.name === name);

beforeAll(async () => {
  api = await openTestApi();
  group = await addCategory('income');
  finer = await addCategory('income-shariah');
  fund = await addFund('fund-a', group);
  otherFund = await addFund('fund-b', finer);
});
afterAll(() => api?.close());

beforeEach(async () => {
  api.time.now = new Date('2026-11-23T05:00:00.000Z');
  const { rules } = await answer();
  for (const { id } of rules) await trashEntry({ ctx: api.ctx(), input: { type: 'cutOff', id } });
});

describe('what the site reads', () => {
  it('says for each rule whom it covers, from all funds down to one', async () => {
    await live('All');
    await live('Group', { category: group });
    await live('Finer', { category: finer });
    await live('Fund', { fund, category: finer });
    const { rules } = await answer();
    const covers = Object.fromEntries(
      rules.map(({ name, scope, funds }) => [name, [scope, funds && [...funds].sort()]]),
    );
    expect(covers).toEqual({
      All: ['all', null],
      Group: ['group', [fund, otherFund].sort()],
      Finer: ['category', [otherFund]],
      Fund: ['fund', [fund]],
    });
  });

  it('has times, season and pricing, the name in the language and in English without a translation', async () => {
    const times = { monday: '13:00', tuesday: null, wednesday: null, thursday: null, friday: '12:00' };
    const season = { from: '2027-02-08', to: '2027-03-09' };
    const entry = await live('Ramadan', { ...times, ...season, pricing: 'backward' });
    expect(await named('Ramadan')).toMatchObject({ times, season, pricing: 'backward' });
    expect((await answer('ur')).rules.map(({ name }) => name)).toEqual(['Ramadan']);
    await publish(api.ctx(), await translate(api.ctx(), entry, 'ur', { title: 'رمضان' }));
    expect((await answer('ur')).rules).toMatchObject([{ name: 'رمضان', times, season }]);
  });

  it('leaves out drafts and seasons that are over', async () => {
    await draft('Draft');
    await live('Over', { from: '2026-11-01', to: '2026-11-22' });
    await live('Last day', { from: '2026-11-23', to: '2026-11-23' });
    expect((await answer()).rules.map(({ name }) => name)).toEqual(['Last day']);
  });

  it('has the holidays from today on in the language, and the site hears of a new one', async () => {
    const checker = await makeUser(api, ['nav-checker']);
    const body = { nameEn: 'A holiday', nameUr: 'ایک تعطیل' };
    for (const day of ['2026-11-20', '2026-11-25'])
      await api.call(calls.saveHoliday, { params: { day }, body }, checker);
    expect((await answer()).holidays).toEqual([{ day: '2026-11-25', name: 'A holiday' }]);
    expect((await answer('ur')).holidays).toEqual([{ day: '2026-11-25', name: 'ایک تعطیل' }]);
    await deliverInvalidations(api.ctx());
    expect(api.site.revalidated.flat()).toEqual(expect.arrayContaining(['items:cutOff:en', 'items:cutOff:ur']));
  });
});

describe('a rule that goes live', () => {
  it.each([
    ['ends before it begins', { from: '2027-03-09', to: '2027-02-08' }, 'to', /before the first/],
    ['begins and never ends', { from: '2027-02-08' }, 'to', /first and a last day/],
    ['ends and never began', { to: '2027-02-08' }, 'from', /first and a last day/],
    ['names no weekday', { monday: null }, 'monday', /at least one weekday/],
  ])('is refused where it %s', async (_, data, path, message) => {
    await expect(publish(api.ctx(), await draft('Wrong', data))).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: [{ path, message: expect.stringMatching(message) }],
    });
  });

  it('is refused with a time that is none when it is saved', async () => {
    await expect(draft('Late', { monday: '25:00' })).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('is refused beside another for the same funds and day, which it names, until that one has gone', async () => {
    const other = await live('Standing', { category: group, pricing: 'forward' });
    const second = await draft('Second', { category: group, friday: '15:30' });
    await expect(publish(api.ctx(), second)).rejects.toMatchObject({
      code: 'VALIDATION',
      message: expect.stringContaining('“Standing” says a time for the same funds on the same Mondays'),
    });
    await trashEntry({ ctx: api.ctx(), input: { type: 'cutOff', id: other.id } });
    await publish(api.ctx(), second);
    expect(await named('Second')).toMatchObject({ times: { friday: '15:30' } });
  });

  it('may be changed, stand beside a season, and beside rules for others or for other weekdays', async () => {
    const entry = await live('Standing', { category: group });
    await live('Season', { category: group, from: '2027-02-08', to: '2027-03-09' });
    await live('Next season', { category: group, from: '2027-03-10', to: '2027-03-12' });
    await live('Friday', { category: group, monday: null, friday: '12:00' });
    await live('All');
    await live('Fund', { fund });
    const data = { ...entry.data, monday: '14:00' };
    const seed = { ...api.ctx(), actor: { kind: 'system', name: 'seed' } } as const;
    const saved = await saveEntry({
      ctx: seed,
      input: { type: 'cutOff', id: entry.id, locale: 'en', version: 1, data },
    });
    await publish(api.ctx(), saved);
    expect((await answer()).rules).toHaveLength(6);
  });

  it('needs a second person, and nobody without the right', async () => {
    const [writer, second] = [await makeUser(api, ['admin']), await makeUser(api, ['admin'])];
    const hr = await makeUser(api, ['hr']);
    const { id } = await makeEntry(api.ctx(writer), 'cutOff', rule('Approved'));
    const params = { type: 'cut-offs', id, locale: 'en' } as const;
    const send = (as: typeof writer) => api.call(calls.publishEntry, { params, body: { version: 1 } }, as);
    expect((await send(hr)).body.text_code).toBe('FORBIDDEN');
    expect((await send(writer)).body.text_code).toBe('SECOND_PERSON');
    expect((await send(second)).status).toBe(200);
  });
});

describe('the database', () => {
  const season = { from: '2027-02-08', to: '2027-03-09' };
  it.each([
    ['a season that ends before it begins', { from: '2027-03-09', to: '2027-02-08' }, /first day and a last one/],
    ['a season without an end', { from: '2027-02-08' }, /first day and a last one/],
    ['a rule without a weekday', { monday: null }, /names a weekday/],
    ['a second standing rule', {}, /Another live cut-off rule/],
    ['a season within another', { from: '2027-03-01', to: '2027-03-02' }, /Another live cut-off rule/],
  ])('refuses %s, whoever writes it', async (_, data, message) => {
    await live('Standing');
    await live('Season', season);
    const { id } = await draft('Direct', data);
    const run = (statement: string) => api.handle.db.execute(sql.raw(statement));
    await run(`insert into publication (entry_id, locale, version) values ('${id}', 'en', 1)`);
    await expect(run(`update entry_content set live_version = 1 where entry_id = '${id}'`)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(message) },
    });
  });
});
