import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KillableApi } from './killableApi.ts';
import { callAt } from './process.ts';
import { migratedFolder } from './testDb.ts';

/** Before its time, about it, and just after. */
const killedAfterMs = [200, 2_000, 2_600];
const dueInMs = 2_000;

let api: KillableApi;
let token: string;

beforeAll(async () => {
  api = await KillableApi.prepare('releases', { from: migratedFolder() });
  await api.start();
  token = await api.signIn();
}, 300_000);

afterAll(() => api?.remove());

async function plan(slug: string): Promise<{ id: string; release: string }> {
  const data = { title: slug, slug, isActive: true };
  const made = await callAt(api.url, calls.createEntry, {
    params: { type: 'posts' },
    body: { locale: 'en', data },
    token,
  });
  const { id } = made.body;
  const body = {
    title: null,
    changes: [{ entryId: id, locale: 'en' as const, action: 'publish' as const }],
    runAt: new Date(Date.now() + dueInMs).toISOString(),
  };
  const { status, body: release } = await callAt(api.url, calls.createRelease, { body, token });
  expect(status, JSON.stringify(release)).toBe(200);
  return { id, release: release.id };
}

async function publicationsOf(id: string): Promise<number> {
  const params = { type: 'posts', id, locale: 'en' as const };
  const { body } = await callAt(api.url, calls.listVersions, { params, token });
  return body.versions.flatMap(({ published }) => published).length;
}

async function waitUntilDone(release: string): Promise<void> {
  for (;;) {
    const { body } = await callAt(api.url, calls.getRelease, { params: { id: release }, token });
    if (body.state === 'done') return;
    expect(body.state).toBe('scheduled');
    await sleep(100);
  }
}

async function waitUntilPublished(id: string): Promise<void> {
  while ((await publicationsOf(id)) === 0) await sleep(100);
}

it('goes live by itself, and once, whenever the process is killed', async () => {
  const calm = await plan('by-itself');
  await waitUntilDone(calm.release);
  for (const [round, killAfter] of killedAfterMs.entries()) {
    const { id, release } = await plan(`killed-${round}`);
    await sleep(killAfter);
    await api.end('SIGKILL');
    await sleep(dueInMs);
    await api.start();
    await waitUntilDone(release);
    expect(await publicationsOf(id)).toBe(1);
  }
  expect(await publicationsOf(calm.id)).toBe(1);
}, 600_000);

async function goBackAfter(slug: string): Promise<{ id: string; release: string }> {
  const { id } = await plan(slug);
  await waitUntilPublished(id);
  const params = { type: 'posts', id, locale: 'en' as const };
  const body = { version: 1, data: { title: `${slug}, for a while`, slug, isActive: true } };
  const saved = await callAt(api.url, calls.saveEntry, { params, body, token });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const made = await callAt(api.url, calls.createRelease, {
    body: {
      title: null,
      changes: [{ entryId: id, locale: 'en', action: 'publish' }],
      runAt: new Date(Date.now() + dueInMs).toISOString(),
    },
    token,
  });
  const revert = await callAt(api.url, calls.planRevert, {
    params: { id: made.body.id },
    body: { revertAt: new Date(Date.now() + 2 * dueInMs).toISOString() },
    token,
  });
  expect(revert.status, JSON.stringify(revert.body)).toBe(200);
  return { id, release: made.body.id };
}

it('goes back by itself, and once, whenever the process is killed', async () => {
  for (const [round, killAfter] of [2_200, 3_900, 4_300].entries()) {
    const { id, release } = await goBackAfter(`back-${round}`);
    await sleep(killAfter);
    await api.end('SIGKILL');
    await sleep(dueInMs);
    await api.start();
    for (;;) {
      const { body } = await callAt(api.url, calls.getRelease, { params: { id: release }, token });
      if (body.revert?.state === 'done') break;
      expect(body.revert?.state).toBe('planned');
      await sleep(100);
    }
    const params = { type: 'posts', id, locale: 'en' as const };
    const { body } = await callAt(api.url, calls.listVersions, { params, token });
    expect(body.versions.map(({ number, published }) => [number, published.length])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  }
}, 600_000);

it('reminds once, also where the process was killed before', async () => {
  const { id } = await plan('reminded');
  await waitUntilPublished(id);
  const runAt = new Date(Date.now() + limits.releaseReminderMs + dueInMs).toISOString();
  const changes = [{ entryId: id, locale: 'en' as const, action: 'unpublish' as const }];
  const body = { title: 'Half an hour ahead', changes, runAt };
  expect((await callAt(api.url, calls.createRelease, { body, token })).status).toBe(200);
  await api.end('SIGKILL');
  await sleep(dueInMs);
  await api.start();
  const reminders = async () =>
    (await callAt(api.url, calls.listNotifications, { query: {}, token })).body.rows.filter(
      ({ kind }) => kind === 'release-soon',
    ).length;
  while ((await reminders()) === 0) await sleep(100);
  await api.end('SIGKILL');
  await api.start();
  await sleep(3 * dueInMs);
  expect(await reminders()).toBe(1);
}, 600_000);
