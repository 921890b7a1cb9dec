import { formMessages } from '@fundfront/content-model';
import { calls, formCalls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { bodies, freshIp, send } from '../../../test/visitors.ts';

let api: TestApi;
let trackingNumber: string;
beforeAll(async () => {
  api = await openTestApi();
  trackingNumber = (await send(api, formCalls.complaint, bodies.complaint)).body.trackingNumber;
});
afterAll(() => api?.close());

const { email } = bodies.complaint;
const track = async (body: object, from?: string) => {
  return send(api, calls.trackComplaint, { ...body, recaptcha_token: undefined }, from ?? freshIp());
};

it('tells who knows number and e-mail where the complaint stands', async () => {
  const receivedAt = api.time.now.toISOString();
  const first = await track({
    trackingNumber: ` \u2066${trackingNumber.toLowerCase()}\u2069 `,
    email: email.toUpperCase(),
  });
  expect(first.body).toEqual({ trackingNumber, state: 'new', receivedAt, changedAt: receivedAt });
  api.time.now = new Date(api.time.now.getTime() + 60_000);
  const admin = await makeUser(api, ['admin']);
  const params = { form: 'complaint' as const };
  const [row] = (await api.call(calls.listSubmissions, { params }, admin)).body.rows;
  const body = { state: 'in-progress' as const, note: 'Ours alone', version: 1 };
  await api.call(calls.handleSubmission, { params: { ...params, id: row?.id ?? '' }, body }, admin);
  const changedAt = api.time.now.toISOString();
  expect((await track({ trackingNumber, email })).body).toEqual({
    trackingNumber,
    state: 'in-progress',
    receivedAt,
    changedAt,
  });
});

it('says the same of a number that was never given and of another’s', async () => {
  const other = (await send(api, formCalls.contact, { ...bodies.contact, email })).body.trackingNumber;
  const unknown = { text_code: 'NOT_FOUND', error: formMessages.ur['track.unknown'] };
  for (const body of [
    { trackingNumber, email: 'other@example.test' },
    { trackingNumber: 'CF-2603-9999', email },
    { trackingNumber: other, email },
  ]) {
    const response = await track({ ...body, lang: 'ur' });
    expect([response.status, response.body]).toEqual([404, { ...unknown, requestId: expect.any(String) }]);
  }
});

it('refuses what is no number, and guessing', async () => {
  const { body } = await track({ trackingNumber: '42', email });
  expect(body.fields).toEqual([{ path: 'trackingNumber', message: formMessages.en['track.reference'] }]);
  const from = freshIp();
  let status = 0;
  for (let time = 0; time < 40 && status !== 429; time += 1) {
    status = (await track({ trackingNumber: 'CF-2603-9999', email }, from)).status;
  }
  expect(status).toBe(429);
});
