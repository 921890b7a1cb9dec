import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEntry } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { outbox } from '../../db/schema/index.ts';
import { remindOfRelease } from './remind.ts';
import { runRelease } from './runRelease.ts';

let api: TestApi;
let writer: UserActor;
let owner: UserActor;
let bystander: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  writer = await makeUser(api, ['admin']);
  owner = await makeUser(api, ['publisher']);
  bystander = await makeUser(api, ['publisher']);
});
afterAll(() => api?.close());

const hour = 3_600_000;
const at = (ms: number) => new Date(api.time.now.getTime() + ms);
const pass = (ms: number) => {
  api.time.now = at(ms);
};

async function plan(type: 'page' | 'fund', as: UserActor): Promise<string> {
  const entry = await makeEntry(api.ctx(writer), type);
  const changes = [{ entryId: entry.id, locale: 'en' as const, action: 'publish' as const }];
  const body = { title: 'Report day', changes, runAt: at(hour).toISOString() };
  return (await api.call(calls.createRelease, { body }, as)).body.id;
}

const remindersOf = async (person: UserActor) =>
  (await api.call(calls.listNotifications, { query: {} }, person)).body.rows.filter(
    ({ kind }) => kind === 'release-soon',
  );

it('reminds owner and approver once, by bell and mail, half an hour before', async () => {
  const id = await plan('page', owner);
  const remindAt = at(hour - limits.releaseReminderMs);
  expect(api.jobs.scheduled).toContainEqual({ name: 'release-reminder', id, at: remindAt });
  await remindOfRelease(api.ctx(), id);
  expect(await remindersOf(owner)).toEqual([]);
  pass(hour - limits.releaseReminderMs);
  await Promise.all([remindOfRelease(api.ctx(), id), remindOfRelease(api.ctx(), id)]);
  const [reminder, ...more] = await remindersOf(owner);
  expect(more).toEqual([]);
  expect(reminder).toMatchObject({ title: expect.stringContaining('goes live at'), note: 'It is ready.' });
  expect(await remindersOf(bystander)).toEqual([]);
  const mails = (await api.handle.db.select().from(outbox)).filter(({ topic }) => topic === 'mail');
  expect(mails.filter(({ payload }) => JSON.stringify(payload).includes('Report day'))).toHaveLength(1);
});

it('reminds everybody who may approve while something is open', async () => {
  const id = await plan('fund', writer);
  pass(hour - limits.releaseReminderMs);
  await remindOfRelease(api.ctx(), id);
  expect((await remindersOf(bystander))[0]?.note).toContain('not ready');
});

it('is silent about what was moved, cancelled or has run, and reminds of the new time', async () => {
  const before = (await remindersOf(owner)).length;
  const id = await plan('page', owner);
  const moved = { params: { id }, body: { runAt: at(5 * hour).toISOString() } };
  await api.call(calls.scheduleRelease, moved, owner);
  pass(hour - limits.releaseReminderMs);
  await remindOfRelease(api.ctx(), id);
  expect(await remindersOf(owner)).toHaveLength(before);
  pass(4 * hour);
  await remindOfRelease(api.ctx(), id);
  expect(await remindersOf(owner)).toHaveLength(before + 1);
  const cancelled = await plan('page', owner);
  await api.call(calls.cancelRelease, { params: { id: cancelled } }, owner);
  pass(hour - limits.releaseReminderMs);
  await remindOfRelease(api.ctx(), cancelled);
  expect(await remindersOf(owner)).toHaveLength(before + 1);
});

it('reminds of the going back as well', async () => {
  const id = await plan('page', owner);
  const body = { revertAt: at(3 * hour).toISOString() };
  await api.call(calls.planRevert, { params: { id }, body }, owner);
  pass(hour);
  await runRelease(api.ctx(), id);
  const before = (await remindersOf(owner)).length;
  pass(2 * hour - limits.releaseReminderMs);
  await remindOfRelease(api.ctx(), id);
  const reminders = await remindersOf(owner);
  expect(reminders).toHaveLength(before + 1);
  expect(reminders[0]?.title).toContain('goes back at');
});
