import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KillableApi } from './killableApi.ts';
import { callAt } from './process.ts';

/** Before its time, about it, and just after. */
const killedAfterMs = [200, 2_000, 2_600];
const dueInMs = 2_000;

let api: KillableApi;
let token: string;

beforeAll(async () => {
  api = await KillableApi.prepare('releases');
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
