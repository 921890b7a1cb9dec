import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
  api.site.rendered.length = 0;
});
afterAll(() => api?.close());

const enqueueInvalidation = (tag: string) =>
  enqueue(api.ctx(), { topic: 'site', payload: { tags: [tag, 'all'], paths: [`/${tag}`] } });
const advanceTime = (ms: number) => {
  api.time.now = new Date(api.time.now.getTime() + ms);
};

it('tells everything that is due in one call, once, with the pages that are to be seen first', async () => {
  await enqueueInvalidation('one');
  await enqueueInvalidation('two');
  expect(await deliverInvalidations(api.ctx())).toMatchObject({ delivered: true });
  expect(await deliverInvalidations(api.ctx())).toMatchObject({ delivered: true });
  expect(api.site.revalidated).toEqual([['one', 'all', 'two']]);
  expect(api.site.rendered).toEqual(['/one', '/two']);
});

it('waits longer after every failure, and gives nothing up', async () => {
  api.site.down = true;
  await enqueueInvalidation('three');
  for (const wait of [2_000, 4_000, 8_000]) {
    expect(await deliverInvalidations(api.ctx())).toMatchObject({ delivered: false });
    advanceTime(wait - 1);
    expect(await deliverInvalidations(api.ctx())).toMatchObject({ delivered: true });
    advanceTime(1);
  }
  api.site.down = false;
  expect(await deliverInvalidations(api.ctx())).toMatchObject({ delivered: true });
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
