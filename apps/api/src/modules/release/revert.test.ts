import type { Locale } from '@fundfront/content-model';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, nameOf, publish } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { getEntry } from '../content/getEntry.ts';
import { saveEntry } from '../content/saveEntry.ts';
import { runDueReleases, runRelease } from './runRelease.ts';

let api: TestApi;
let writer: UserActor;
let publisher: UserActor;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  writer = await makeUser(api, ['admin']);
  publisher = await makeUser(api, ['publisher']);
  editor = await makeUser(api, ['editor']);
});
afterAll(() => api?.close());

const hour = 3_600_000;
const later = (ms: number) => new Date(api.time.now.getTime() + ms).toISOString();
const pass = (ms: number) => {
  api.time.now = new Date(api.time.now.getTime() + ms);
};
const read = async (id: string) => (await api.call(calls.getRelease, { params: { id } }, editor)).body;
const rowOf = async (entry: EntryDetail) =>
  (await getEntry({ ctx: api.ctx(), input: { type: nameOf(entry), id: entry.id, locale: 'en' } })).rows.en;
const liveOf = async (entry: EntryDetail) => (await rowOf(entry))?.liveVersion;

async function save(entry: EntryDetail, title: string, as = writer): Promise<EntryDetail> {
  const version = (await rowOf(entry))?.version ?? 0;
  const input = { type: nameOf(entry), id: entry.id, locale: 'en' as Locale, version };
  return saveEntry({ ctx: api.ctx(as), input: { ...input, data: { ...entry.data, title } } });
}

interface Plan {
  publishes?: readonly EntryDetail[];
  takesOff?: readonly EntryDetail[];
  as?: UserActor;
}

async function plan({ publishes = [], takesOff = [], as = publisher }: Plan): Promise<string> {
  const changeOf = (action: 'publish' | 'unpublish') => (entry: EntryDetail) => ({
    entryId: entry.id,
    locale: 'en' as const,
    action,
  });
  const changes = [...publishes.map(changeOf('publish')), ...takesOff.map(changeOf('unpublish'))];
  const body = { title: 'Ramadan hours', changes, runAt: later(hour) };
  const { status, body: made } = await api.call(calls.createRelease, { body }, as);
  expect(status, JSON.stringify(made)).toBe(200);
  return made.id;
}

const goesBack = (id: string, revertAt: string | null = later(3 * hour), as = publisher) =>
  api.call(calls.planRevert, { params: { id }, body: { revertAt } }, as);

async function goLive(id: string): Promise<void> {
  pass(hour);
  await runRelease(api.ctx(), id);
  expect((await read(id)).state).toBe('done');
}

describe('a release that goes back', () => {
  it('returns everything to what was live before, at one instant, and once', async () => {
    const changed = await makeLive(api.ctx(), 'page', { title: 'Hours' });
    const taken = await makeLive(api.ctx(), 'page', { title: 'Old notice' });
    const fresh = await makeEntry(api.ctx(writer), 'page', { title: 'New notice' });
    const id = await plan({ publishes: [await save(changed, 'Hours in Ramadan'), fresh], takesOff: [taken] });
    expect((await goesBack(id)).body.revert).toMatchObject({ state: 'planned', by: { name: publisher.name } });
    expect(api.jobs.scheduled.at(-1)).toMatchObject({ name: 'release', id, at: new Date(later(3 * hour)) });
    await goLive(id);
    expect([await liveOf(changed), await liveOf(fresh), await liveOf(taken)]).toEqual([2, 1, null]);
    await runRelease(api.ctx(), id);
    expect(await liveOf(changed)).toBe(2);
    pass(2 * hour);
    await Promise.all([runRelease(api.ctx(), id), runDueReleases(api.ctx())]);
    expect([await liveOf(changed), await liveOf(fresh), await liveOf(taken)]).toEqual([1, null, 1]);
    expect(await read(id)).toMatchObject({
      state: 'done',
      revert: { state: 'done', finishedAt: api.time.now.toISOString(), failure: null },
    });
    const params = { type: 'pages', id: changed.id, locale: 'en' as const };
    const { versions } = (await api.call(calls.listVersions, { params }, editor)).body;
    expect(versions.find(({ number }) => number === 1)?.published).toHaveLength(2);
    expect((await rowOf(changed))?.version).toBe(2);
  });

  it('leaves what somebody changed meanwhile, says so, and waits for a person', async () => {
    const calm = await makeLive(api.ctx(), 'page', { title: 'Calm' });
    const busy = await makeLive(api.ctx(), 'page', { title: 'Busy' });
    const gone = await makeLive(api.ctx(), 'page', { title: 'Gone' });
    const id = await plan({
      publishes: [await save(calm, 'Calm, new'), await save(busy, 'Busy, new'), await save(gone, 'Gone, new')],
    });
    await goesBack(id);
    await goLive(id);
    await publish(api.ctx(publisher), await save(busy, 'Busy, corrected'));
    await api.call(calls.unpublishEntry, { params: { type: 'pages', id: gone.id, locale: 'en' } }, publisher);
    pass(2 * hour);
    await runRelease(api.ctx(), id);
    expect([await liveOf(calm), await liveOf(busy), await liveOf(gone)]).toEqual([1, 3, null]);
    const outcomes = (await read(id)).changes.map(({ entryId, revertOutcome }) => [entryId, revertOutcome]);
    expect(Object.fromEntries(outcomes)).toEqual({ [calm.id]: 'reverted', [busy.id]: 'held', [gone.id]: 'held' });
    const bell = (await api.call(calls.listNotifications, { query: {} }, writer)).body.rows[0];
    expect(bell).toMatchObject({ kind: 'job-failed', title: expect.stringContaining('2 changes wait for you') });
    expect(bell?.note).toContain('version 3 is live now');
    expect(bell?.note).toContain('it is off the site now');
    const heldNow = async () => (await api.call(calls.dashboardOverview, {}, editor)).body.heldReverts;
    expect(await heldNow()).toBe(2);
    const settle = (entry: EntryDetail, action: 'revert' | 'keep', as = publisher) =>
      api.call(calls.settleRevert, { params: { id }, body: { entryId: entry.id, locale: 'en', action } }, as);
    expect((await settle(busy, 'revert', editor)).body.text_code).toBe('FORBIDDEN');
    expect((await settle(calm, 'revert')).body.text_code).toBe('NOT_FOUND');
    expect((await settle(busy, 'revert')).status).toBe(200);
    expect((await settle(gone, 'keep')).status).toBe(200);
    expect([await liveOf(busy), await liveOf(gone)]).toEqual([1, null]);
    expect((await settle(gone, 'revert')).body.text_code).toBe('NOT_FOUND');
    expect(await heldNow()).toBe(0);
  });

  it('does not touch a draft that was begun meanwhile', async () => {
    const page = await makeLive(api.ctx(), 'page');
    const id = await plan({ publishes: [await save(page, 'For a week')] });
    await goesBack(id);
    await goLive(id);
    await save(page, 'A draft of later');
    pass(2 * hour);
    await runRelease(api.ctx(), id);
    expect(await rowOf(page)).toMatchObject({ liveVersion: 1, version: 3 });
  });

  it('goes back not at all where one of it is refused, is loud, and is tried again', async () => {
    const parent = await makeLive(api.ctx(), 'page');
    const fresh = await makeEntry(api.ctx(writer), 'album');
    const id = await plan({ publishes: [await save(parent, 'Other'), fresh] });
    await goesBack(id);
    await goLive(id);
    await api.call(calls.updateUser, { params: { id: publisher.userId }, body: { state: 'disabled' } }, writer);
    pass(2 * hour);
    await runRelease(api.ctx(), id);
    await api.call(calls.updateUser, { params: { id: publisher.userId }, body: { state: 'active' } }, writer);
    expect([await liveOf(parent), await liveOf(fresh)]).toEqual([2, 1]);
    expect((await read(id)).revert).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('no account'),
    });
    expect((await api.call(calls.dashboardOverview, {}, editor)).body.failedReleases).toBe(1);
    expect((await goesBack(id, later(hour), writer)).status).toBe(200);
    expect((await api.call(calls.dashboardOverview, {}, editor)).body.failedReleases).toBe(0);
    pass(hour);
    await runDueReleases(api.ctx());
    expect([await liveOf(parent), await liveOf(fresh)]).toEqual([1, null]);
  });

  it('is refused without the role, for times that make no sense, and once it is over', async () => {
    const page = await makeLive(api.ctx(), 'page');
    const id = await plan({ publishes: [await save(page, 'New')] });
    expect((await goesBack(id, later(3 * hour), editor)).body.text_code).toBe('FORBIDDEN');
    expect((await goesBack(id, later(-1))).body.text_code).toBe('VALIDATION');
    expect((await goesBack(id, later(hour))).body.text_code).toBe('VALIDATION');
    expect((await goesBack(id, later(2 * hour))).status).toBe(200);
    const tooLate = { params: { id }, body: { runAt: later(2 * hour) } };
    expect((await api.call(calls.scheduleRelease, tooLate, publisher)).body.text_code).toBe('VALIDATION');
    expect((await goesBack(id, null)).body.revert).toBeNull();
    await goLive(id);
    pass(3 * hour);
    await runDueReleases(api.ctx());
    expect(await liveOf(page)).toBe(2);
    expect((await goesBack(id, later(hour))).status).toBe(200);
    pass(hour);
    await runRelease(api.ctx(), id);
    expect(await liveOf(page)).toBe(1);
    expect((await goesBack(id, later(hour))).body.text_code).toBe('VERSION_CONFLICT');
    const other = '00000000-0000-4000-8000-000000000000';
    expect((await goesBack(other, later(hour))).body.text_code).toBe('NOT_FOUND');
  });
});

describe('the going back of what needs a second person', () => {
  async function liveFund(): Promise<EntryDetail> {
    const fund = await makeEntry(api.ctx(writer), 'fund');
    await publish(api.ctx(publisher), fund);
    return fund;
  }

  it('is approved together with the release', async () => {
    const fund = await liveFund();
    const id = await plan({ publishes: [await save(fund, 'For a month')], as: writer });
    await goesBack(id, later(3 * hour), writer);
    expect((await read(id)).changes[0]?.readiness).toBe('needs-approval');
    const approve = (as: UserActor) => api.call(calls.approveRelease, { params: { id } }, as);
    expect((await approve(editor)).body.text_code).toBe('FORBIDDEN');
    expect((await approve(writer)).body.text_code).toBe('SECOND_PERSON');
    const approved = await approve(publisher);
    expect(approved.body.changes[0]).toMatchObject({ readiness: 'ready', approvedBy: publisher.name });
    await goLive(id);
    pass(2 * hour);
    await runRelease(api.ctx(), id);
    expect(await liveOf(fund)).toBe(1);
    expect((await approve(publisher)).body.text_code).toBe('VERSION_CONFLICT');
  });

  it('is not part of an approval of the version alone, and keeps the release back', async () => {
    const fund = await liveFund();
    const id = await plan({ publishes: [await save(fund, 'For a month')] });
    await goesBack(id, later(3 * hour), writer);
    expect((await read(id)).changes[0]?.readiness).toBe('revert-needs-approval');
    pass(hour);
    await runRelease(api.ctx(), id);
    expect(await liveOf(fund)).toBe(1);
    expect(await read(id)).toMatchObject({ state: 'failed', failure: expect.stringContaining('goes back') });
  });

  it('counts no more once the time is another', async () => {
    const fund = await liveFund();
    const id = await plan({ publishes: [await save(fund, 'For a month')] });
    await goesBack(id);
    await goLive(id);
    await goesBack(id, later(3 * hour), writer);
    expect((await read(id)).changes[0]?.readiness).toBe('revert-needs-approval');
    pass(3 * hour);
    await runRelease(api.ctx(), id);
    expect(await liveOf(fund)).toBe(2);
    expect((await read(id)).revert).toMatchObject({ state: 'failed', failure: expect.stringContaining('approved') });
    await goesBack(id, later(hour));
    pass(hour);
    await runRelease(api.ctx(), id);
    expect(await liveOf(fund)).toBe(1);
  });

  it('does not reach over what somebody published meanwhile', async () => {
    const fund = await liveFund();
    const id = await plan({ publishes: [await save(fund, 'For a month')] });
    await goesBack(id);
    await goLive(id);
    await publish(api.ctx(publisher), await save(fund, 'A correction'));
    pass(2 * hour);
    await runRelease(api.ctx(), id);
    expect(await liveOf(fund)).toBe(3);
    const body = { entryId: fund.id, locale: 'en' as const, action: 'revert' as const };
    const settled = await api.call(calls.settleRevert, { params: { id }, body }, publisher);
    expect(settled.body.text_code).toBe('SECOND_PERSON');
    const stays = await api.call(calls.settleRevert, { params: { id }, body: { ...body, action: 'keep' } }, publisher);
    expect(stays.status).toBe(200);
  });
});
