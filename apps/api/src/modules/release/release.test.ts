import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, nameOf } from '../../../test/contentFactories.ts';
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
const later = (ms = hour) => new Date(api.time.now.getTime() + ms).toISOString();
const pass = (ms: number) => {
  api.time.now = new Date(api.time.now.getTime() + ms);
};
const changesOf = (entries: readonly EntryDetail[], action: 'publish' | 'unpublish' = 'publish') =>
  entries.map(({ id }) => ({ entryId: id, locale: 'en' as const, action }));
const plan = (
  entries: readonly EntryDetail[],
  { as = publisher, runAt = later(), title = null as string | null } = {},
) => api.call(calls.createRelease, { body: { title, changes: changesOf(entries), runAt } }, as);
const stateOf = async (entry: EntryDetail) =>
  (await getEntry({ ctx: api.ctx(), input: { type: nameOf(entry), id: entry.id, locale: 'en' } })).rows.en?.state;
const read = async (id: string) => (await api.call(calls.getRelease, { params: { id } }, editor)).body;

describe('a schedule', () => {
  it('shows the version after the hour, by itself, and once', async () => {
    const entry = await makeEntry(api.ctx(writer), 'page');
    const { status, body } = await plan([entry]);
    expect(status).toBe(200);
    expect(api.jobs.scheduled.at(-1)).toMatchObject({ name: 'release', id: body.id });
    expect(await stateOf(entry)).toBe('scheduled');
    await runRelease(api.ctx(), body.id);
    expect(await stateOf(entry)).toBe('scheduled');
    pass(hour);
    await Promise.all([runRelease(api.ctx(), body.id), runDueReleases(api.ctx())]);
    expect(await stateOf(entry)).toBe('live');
    expect(await read(body.id)).toMatchObject({ state: 'done', failure: null });
    const versions = await api.call(
      calls.listVersions,
      { params: { type: 'pages', id: entry.id, locale: 'en' } },
      editor,
    );
    expect(versions.body.versions[0]?.published).toHaveLength(1);
  });

  it('takes a page off, is moved, and is cancelled', async () => {
    const page = await makeLive(api.ctx(), 'page');
    const made = await api.call(
      calls.createRelease,
      { body: { title: null, changes: changesOf([page], 'unpublish'), runAt: later() } },
      publisher,
    );
    const { id } = made.body;
    const moved = await api.call(
      calls.scheduleRelease,
      { params: { id }, body: { runAt: later(3 * hour) } },
      publisher,
    );
    expect(moved.status).toBe(200);
    pass(hour);
    await runRelease(api.ctx(), id);
    expect(await stateOf(page)).toBe('live');
    pass(2 * hour);
    await runRelease(api.ctx(), id);
    expect(await stateOf(page)).toBe('unpublished');
    expect((await api.call(calls.cancelRelease, { params: { id } }, publisher)).body.text_code).toBe(
      'VERSION_CONFLICT',
    );

    const other = await makeEntry(api.ctx(writer), 'page');
    const second = (await plan([other])).body;
    expect((await api.call(calls.cancelRelease, { params: { id: second.id } }, publisher)).status).toBe(200);
    expect(await stateOf(other)).toBe('draft');
    pass(hour);
    await runDueReleases(api.ctx());
    expect(await stateOf(other)).toBe('draft');
  });

  it('is refused without the role, for the past, and for nothing', async () => {
    const entry = await makeEntry(api.ctx(writer), 'page');
    expect((await plan([entry], { as: editor })).body.text_code).toBe('FORBIDDEN');
    expect((await plan([entry], { runAt: later(-1) })).body.text_code).toBe('VALIDATION');
    expect((await plan([])).body.text_code).toBe('VALIDATION');
  });

  it('does not outlive the account of who set it', async () => {
    const leaver = await makeUser(api, ['publisher']);
    const entry = await makeEntry(api.ctx(writer), 'page');
    const { body } = await plan([entry], { as: leaver });
    await api.call(calls.updateUser, { params: { id: leaver.userId }, body: { state: 'disabled' } }, writer);
    pass(hour);
    await runRelease(api.ctx(), body.id);
    expect(await read(body.id)).toMatchObject({ state: 'failed', failure: expect.stringContaining('no account') });
  });
});

describe('what needs a second person', () => {
  it('is approved by who schedules it, where they may', async () => {
    const fund = await makeEntry(api.ctx(writer), 'fund');
    const { body } = await plan([fund]);
    expect(body.changes[0]).toMatchObject({ readiness: 'ready', approvedBy: publisher.name });
  });

  it('says beforehand that an approval is missing, stays back without one, and is loud', async () => {
    const fund = await makeEntry(api.ctx(writer), 'fund');
    const { body } = await plan([fund], { as: writer });
    expect(body.changes[0]?.readiness).toBe('needs-approval');
    pass(hour);
    await runRelease(api.ctx(), body.id);
    expect(await stateOf(fund)).toBe('draft');
    expect(await read(body.id)).toMatchObject({ state: 'failed', failure: expect.stringContaining('approv') });
    const bell = await api.call(calls.listNotifications, { query: {} }, publisher);
    expect(bell.body.rows[0]).toMatchObject({ kind: 'job-failed', path: '/admin/calendar' });
    const overview = await api.call(calls.dashboardOverview, {}, publisher);
    expect(overview.body.failedReleases).toBeGreaterThan(0);
  });

  it('stays back after a later save, which the plan says', async () => {
    const page = await makeEntry(api.ctx(writer), 'page');
    const { body } = await plan([page]);
    await saveEntry({
      ctx: api.ctx(writer),
      input: { type: 'page', id: page.id, locale: 'en', version: 1, data: page.data },
    });
    expect((await read(body.id)).changes[0]?.readiness).toBe('outdated');
    pass(hour);
    await runRelease(api.ctx(), body.id);
    expect((await read(body.id)).state).toBe('failed');
  });
});

describe('a release', () => {
  it('goes live at one instant, all of it', async () => {
    const pages = [
      await makeEntry(api.ctx(writer), 'page'),
      await makeEntry(api.ctx(writer), 'page'),
      await makeEntry(api.ctx(writer), 'page'),
    ];
    const { body } = await plan(pages, { title: 'Report day' });
    pass(hour);
    await runRelease(api.ctx(), body.id);
    const lived = [];
    for (const page of pages) {
      const params = { type: 'pages', id: page.id, locale: 'en' as const };
      const { versions } = (await api.call(calls.listVersions, { params }, editor)).body;
      lived.push(versions[0]?.published[0]?.from);
    }
    expect(new Set(lived)).toEqual(new Set([api.time.now.toISOString()]));
  });

  it('goes live not at all where one of it is refused', async () => {
    const good = await makeEntry(api.ctx(writer), 'page');
    const bad = await makeEntry(api.ctx(writer), 'page', { title: null });
    const { body } = await plan([good, bad], { title: 'Half' });
    expect(body.changes.map(({ readiness }) => readiness).sort()).toEqual(['incomplete', 'ready']);
    pass(hour);
    await runRelease(api.ctx(), body.id);
    expect(await stateOf(good)).toBe('draft');
    expect((await read(body.id)).state).toBe('failed');
    const { id } = body;
    const out = { params: { id }, body: { entryId: bad.id, locale: 'en' as const } };
    await api.call(calls.takeFromRelease, out, publisher);
    await api.call(calls.scheduleRelease, { params: { id }, body: { runAt: later() } }, publisher);
    pass(hour);
    await runRelease(api.ctx(), id);
    expect(await stateOf(good)).toBe('live');
  });

  it('is gathered, listed with its failures, and settled', async () => {
    const page = await makeEntry(api.ctx(writer), 'page');
    const body = { title: 'Gathered', changes: [], runAt: null };
    const { id } = (await api.call(calls.createRelease, { body }, publisher)).body;
    const schedule = { params: { id }, body: { runAt: later() } };
    expect((await api.call(calls.scheduleRelease, schedule, publisher)).body.text_code).toBe('VALIDATION');
    await api.call(calls.addToRelease, { params: { id }, body: { changes: changesOf([page]) } }, publisher);
    const query = { from: later(-hour), to: later(hour) };
    const listed = (await api.call(calls.listReleases, { query }, editor)).body;
    expect(listed.map((each) => each.id)).toContain(id);
    const failed = listed.filter(({ state }) => state === 'failed');
    for (const each of failed) await api.call(calls.acknowledgeRelease, { params: { id: each.id } }, publisher);
    expect((await api.call(calls.dashboardOverview, {}, publisher)).body.failedReleases).toBe(0);
    const acknowledge = api.call(calls.acknowledgeRelease, { params: { id } }, publisher);
    expect((await acknowledge).body.text_code).toBe('NOT_FOUND');
  });
});
