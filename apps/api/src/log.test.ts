import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../test/harness.ts';
import { errorForLog } from './log.ts';
import { findEntry } from './modules/content/queries/entries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

it('tells of a failed query without the values that were sent', async () => {
  const secret = 'a very private value';
  const error = await findEntry(api.handle.db, secret).catch((thrown: unknown) => thrown);
  const logged = JSON.stringify(errorForLog(error));
  expect(logged).toContain('select');
  expect(logged).toContain('invalid input syntax for type uuid');
  expect(logged).not.toContain(secret);
});

it('tells where any other error came from', () => {
  const logged = errorForLog(new TypeError('A mistake', { cause: new Error('The reason') }));
  expect(logged).toMatchObject({ type: 'TypeError', message: 'A mistake', cause: { message: 'The reason' } });
  expect(logged.stack).toContain('log.test.ts');
});
