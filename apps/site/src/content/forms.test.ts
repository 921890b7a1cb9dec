import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionEvents } from './browserFetch.ts';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const fetched = vi.fn<(input: RequestInfo | URL) => Promise<Response>>();
const good = {
  name: 'Sample Visitor',
  email: 'visitor@sample.example',
  phone: '0300-1234567',
  cnic: '1234567890123',
  message: 'Please call.',
  fileUrl: '',
};

async function services() {
  const { formServices } = await import('./forms.ts');
  return formServices('requestCall', 'ur');
}

describe('the forms of the site', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  it('are sent with token and language, and answer their reference', async () => {
    const receipt = { ok: true, message: 'Sent', trackingNumber: 'RC-2611-0042', receivedAt: '2026-11-20T10:00:00Z' };
    let sent: unknown;
    fetched.mockImplementation(async (input) => {
      sent = input instanceof Request ? await input.clone().json() : null;
      return json(200, receipt);
    });
    const result = await (await services()).send(good, 'token');
    expect(result).toEqual({ kind: 'sent', receipt: { message: 'Sent', trackingNumber: 'RC-2611-0042' } });
    const request = fetched.mock.calls[0]?.[0];
    expect(request instanceof Request && new URL(request.url).pathname).toBe('/api/forms/sendRequestCall');
    expect(sent).toEqual({ ...good, recaptcha_token: 'token', lang: 'ur' });
  });

  it.each([
    [400, { error: 'Bad', text_code: 'CAPTCHA' }, { kind: 'captcha', message: 'Bad' }],
    [
      400,
      { error: 'Bad', text_code: 'VALIDATION', fields: [{ path: 'recaptcha_token', message: 'Tick' }] },
      { kind: 'captcha', message: 'Tick' },
    ],
    [
      400,
      { error: 'Bad', text_code: 'VALIDATION', fields: [{ path: 'email', message: 'No' }] },
      { kind: 'refused', message: 'Bad', fields: [{ path: 'email', message: 'No' }] },
    ],
    [429, { error: 'Slow', text_code: 'RATE_LIMITED', retryAfter: 61 }, { kind: 'tooMany', seconds: 61 }],
    [503, { error: 'Down', text_code: 'UNAVAILABLE' }, { kind: 'failed' }],
    [500, 'not ours', { kind: 'failed' }],
  ])('say what %i %o means', async (status, body, meaning) => {
    fetched.mockResolvedValue(json(status, body));
    expect(await (await services()).send(good, 'token')).toEqual(meaning);
  });

  it('fail quietly when nothing answers, and when an answer is not what it should be', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    expect(await (await services()).send(good, 'token')).toEqual({ kind: 'failed' });
    fetched.mockResolvedValueOnce(json(200, { ok: true }));
    expect(await (await services()).send(good, 'token')).toEqual({ kind: 'failed' });
  });

  it('tell the page when the network fails, and when it is back', async () => {
    const dispatched: string[] = [];
    for (const name of Object.values(connectionEvents))
      window.addEventListener(name, ({ type }) => dispatched.push(type));
    fetched.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(json(503, {}));
    const { send } = await services();
    await send(good, 'token');
    expect(dispatched).toEqual([connectionEvents.lost]);
    await send(good, 'token');
    expect(dispatched).toEqual([connectionEvents.lost, connectionEvents.back]);
  });
});
