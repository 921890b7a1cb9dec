import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { deliverInvalidations } from './deliverInvalidations.ts';
import { enqueue } from './enqueue.ts';
import { leaseDue } from './queries.ts';
import { startDispatcher } from './startDispatcher.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => {
  api.site.down = false;
  api.site.revalidated.length = 0;
  api.site.warmed.length = 0;
});
afterAll(() => api?.close());

const enqueueInvalidation = (tag: string) =>
  enqueue(api.ctx(), { topic: 'site', payload: { tags: [tag, 'all'], paths: [`/${tag}`] } });
const advanceTime = (ms: number) => {
  api.time.now = new Date(api.time.now.getTime() + ms);
};

it('tells everything that is due in one call, once, and has the pages made ready', async () => {
  await enqueueInvalidation('one');
  await enqueueInvalidation('two');
  expect(await deliverInvalidations(api.ctx())).toBe(true);
  expect(await deliverInvalidations(api.ctx())).toBe(true);
  expect(api.site.revalidated).toEqual([['one', 'all', 'two']]);
  expect(api.site.warmed).toEqual(['/one', '/two']);
});

it('waits longer after every failure, and gives nothing up', async () => {
  api.site.down = true;
  await enqueueInvalidation('three');
  for (const wait of [2_000, 4_000, 8_000]) {
    expect(await deliverInvalidations(api.ctx())).toBe(false);
    advanceTime(wait - 1);
    expect(await deliverInvalidations(api.ctx())).toBe(true);
    advanceTime(1);
  }
  api.site.down = false;
  expect(await deliverInvalidations(api.ctx())).toBe(true);
  expect(api.site.revalidated).toEqual([['three', 'all']]);
});

it('takes over what a dispatcher that died had leased', async () => {
  await enqueueInvalidation('four');
  const now = api.time.now;
  expect(
    await leaseDue(api.handle.db, { topic: 'site', now, leasedUntil: new Date(now.getTime() + 30_000), limit: 10 }),
  ).toHaveLength(1);
  await deliverInvalidations(api.ctx());
  expect(api.site.revalidated).toEqual([]);
  advanceTime(30_000);
  await deliverInvalidations(api.ctx());
  expect(api.site.revalidated).toEqual([['four', 'all']]);
});

it('tells nothing of what was rolled back', async () => {
  const failing = inTransaction(api.ctx(), async (tx) => {
    await enqueue(tx, { topic: 'site', payload: { tags: ['never'], paths: [] } });
    throw new Error('The change fails');
  });
  await expect(failing).rejects.toThrow('The change fails');
  await deliverInvalidations(api.ctx());
  expect(api.site.revalidated).toEqual([]);
});

it('is worked through by the dispatcher until it is stopped', async () => {
  await enqueueInvalidation('five');
  const stop = startDispatcher(api.ctx());
  await stop();
  expect(api.site.revalidated).toEqual([['five', 'all']]);
});

it('tells the date of the last update once a day, by the clock of Karachi', async () => {
  const change = () => enqueue(api.ctx(), { topic: 'site', payload: { tags: ['updated', 'some'], paths: [] } });
  // 18:59 UTC is the last minute of a day in Karachi.
  api.time.now = new Date('2027-03-01T18:58:00Z');
  for (const minutes of [0, 1, 1]) {
    advanceTime(minutes * 60_000);
    await change();
    await deliverInvalidations(api.ctx());
  }
  expect(api.site.revalidated).toEqual([['updated', 'some'], ['some'], ['updated', 'some']]);
});

it('has every page made ready that a change has made old, and no other', async () => {
  const [one, two] = await Promise.all([makeLive(api.ctx(), 'page'), makeLive(api.ctx(), 'page')]);
  const pathOf = (entry: typeof one) => entry.path ?? '';
  await deliverInvalidations(api.ctx());
  api.site.warmed.length = 0;
  const enqueueInvalidation = (tags: string[]) => enqueue(api.ctx(), { topic: 'site', payload: { tags, paths: [] } });
  await enqueueInvalidation([`branch:en:${pathOf(one).slice(1)}`]);
  await deliverInvalidations(api.ctx());
  expect(api.site.warmed).toEqual([pathOf(one)]);
  api.site.warmed.length = 0;
  await enqueueInvalidation(['menu:en']);
  await deliverInvalidations(api.ctx());
  expect(api.site.warmed).toEqual(expect.arrayContaining([pathOf(one), pathOf(two)]));
});

describe('a change of what pages list', () => {
  const paths: Record<string, string> = {};
  beforeAll(async () => {
    const ctx = api.ctx();
    const page = (template: string) => makeLive(ctx, 'page', { template });
    const [documents, hub, people] = await Promise.all([page('documents'), page('downloadsHub'), page('people')]);
    const urdu = await publish(ctx, await translate(ctx, documents, 'ur'), 'ur');
    const activity = await makeLive(ctx, 'activity');
    const [english, hubPath] = [documents.path ?? '', hub.path ?? ''];
    Object.assign(paths, { english, hub: hubPath, urdu: urdu.path, people: people.path, activity: activity.path });
    await deliverInvalidations(ctx);
    api.site.warmed.length = 0;
  });

  // Publishing a post, or anything without an address, also warms the home page.
  const warmed = () => api.site.warmed.filter((path) => !['/home', '/ur'].includes(path)).sort();

  it('has just those pages made ready, in both languages', async () => {
    await makeLive(api.ctx(), 'document', { fund: null });
    await deliverInvalidations(api.ctx());
    expect(warmed()).toEqual([paths.english, paths.hub, paths.urdu].sort());
  });

  it('leaves alone the pages that list other types', async () => {
    await makeLive(api.ctx(), 'person');
    await deliverInvalidations(api.ctx());
    expect(warmed()).toEqual([paths.people]);
  });

  it('reaches the pages of entries that point to it', async () => {
    await makeLive(api.ctx(), 'album');
    await deliverInvalidations(api.ctx());
    expect(warmed()).toEqual([paths.activity]);
  });
});
