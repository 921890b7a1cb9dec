import { calls } from '@fundfront/content-model/wire';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { createClient } from './client.ts';
import type { SessionHooks } from './session.ts';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const expired = () => json(401, { error: 'The access token has expired', text_code: 'TOKEN_EXPIRED' });

function guardedApi(good: () => string) {
  return vi.fn(async (input: RequestInfo | URL) => {
    const sent = input instanceof Request ? input.headers.get('authorization') : null;
    if (sent !== `Bearer ${good()}`) return expired();
    return json(200, { results: [] });
  });
}

function hooks(refresh: () => Promise<boolean>, token: () => string | null) {
  return { token, refresh, lost: vi.fn<SessionHooks['lost']>() };
}

describe('client', () => {
  it('fills in parameters and query, escaped, and parses the answer', async () => {
    const fetch = vi.fn(async (_: RequestInfo | URL) =>
      json(200, { type: 'page', slug: 'x', title: 'X', body: '', image: null, seo: [], isActive: true, children: [] }),
    );
    const client = createClient({ prefix: 'http://api.test', fetch });
    const response = await client.call(calls.getContent, { params: { slug: 'a/b c' }, query: { lang: 'ur' } });
    expect(response.title).toBe('X');
    const request = fetch.mock.calls[0]?.[0];
    expect(request instanceof Request && request.url).toBe('http://api.test/api/post/getContent/a%2Fb%20c?lang=ur');
  });

  it('fetches a private file as the person, refreshing once like a call', async () => {
    let token = 'old';
    const fetch = vi.fn(async (input: RequestInfo | URL) => {
      const sent = input instanceof Request ? input.headers.get('authorization') : null;
      return sent === 'Bearer new' ? new Response('bytes') : expired();
    });
    const refresh = async () => {
      token = 'new';
      return true;
    };
    const client = createClient({ prefix: 'http://api.test', fetch, session: hooks(refresh, () => token) });
    expect(await (await client.download('/api/forms/uploads/a.pdf')).text()).toBe('bytes');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('asks for a file by POST where a body says which', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('a,b'));
    const client = createClient({ prefix: 'http://api.test', fetch });
    const file = await client.download('/api/content/branches/export', { body: { of: 'template', format: 'csv' } });
    expect(await file.text()).toBe('a,b');
    const [request] = fetch.mock.calls[0] ?? [];
    expect(request).toBeInstanceOf(Request);
    if (request instanceof Request) expect(request.method).toBe('POST');
  });

  it('refreshes once for five parallel expired calls and repeats each', async () => {
    let token = 'old';
    const fetch = guardedApi(() => 'new');
    const refresh = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      token = 'new';
      return true;
    });
    const session = hooks(refresh, () => token);
    const client = createClient({ prefix: 'http://api.test', fetch, session });
    await Promise.all(Array.from({ length: 5 }, () => client.call(calls.adminMenu, {})));
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(10);
    expect(session.lost).not.toHaveBeenCalled();
  });

  it('gives the session up when the refresh fails, and when the repeated call is refused too', async () => {
    const failing = hooks(
      async () => false,
      () => 'old',
    );
    const client = createClient({ prefix: 'http://api.test', fetch: guardedApi(() => 'new'), session: failing });
    await expect(client.call(calls.adminMenu, {})).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(failing.lost).toHaveBeenCalledWith('expired', expect.any(ApiError));

    const useless = hooks(
      async () => true,
      () => 'old',
    );
    const again = createClient({ prefix: 'http://api.test', fetch: guardedApi(() => 'new'), session: useless });
    await expect(again.call(calls.adminMenu, {})).rejects.toBeInstanceOf(ApiError);
    expect(useless.lost).toHaveBeenCalledTimes(1);
  });

  it('never refreshes for calls that sign in or out', async () => {
    const refresh = vi.fn(async () => true);
    const session = hooks(refresh, () => 'old');
    const client = createClient({ prefix: 'http://api.test', fetch: guardedApi(() => 'new'), session });
    await expect(client.call(calls.logout, { body: {} })).rejects.toBeInstanceOf(ApiError);
    expect(refresh).not.toHaveBeenCalled();
    expect(session.lost).not.toHaveBeenCalled();
  });

  it.each([
    ['TOKEN_INVALID', 401, 'invalid'],
    ['SESSION_ENDED', 401, 'unauthorized'],
    ['SESSION_EXPIRED', 401, 'expired'],
  ] as const)('tells %s apart', async (text_code, status, why) => {
    const session = hooks(
      async () => true,
      () => 'token',
    );
    const fetch = async () => json(status, { error: 'No', text_code });
    const client = createClient({ prefix: 'http://api.test', fetch, session });
    await expect(client.call(calls.adminMenu, {})).rejects.toMatchObject({ code: text_code });
    expect(session.lost).toHaveBeenCalledWith(why, expect.any(ApiError));
  });

  it('says so in words when nothing answers, and when what answers is not ours', async () => {
    const down = createClient({
      prefix: 'http://api.test',
      fetch: async () => Promise.reject(new TypeError('failed')),
    });
    await expect(down.call(calls.mainMenu, {})).rejects.toMatchObject({ status: 0, code: 'UNAVAILABLE' });
    const proxy = createClient({
      prefix: 'http://api.test',
      fetch: async () => new Response('<html>', { status: 502 }),
    });
    await expect(proxy.call(calls.mainMenu, {})).rejects.toMatchObject({ status: 502, code: 'UNAVAILABLE' });
  });

  it('waits for a long call as long as it is told, and no longer', async () => {
    const respondAfter = (ms: number) => async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return json(200, []);
    };
    const client = createClient({ prefix: 'http://api.test', fetch: respondAfter(60), timeout: 5 });
    await expect(client.call(calls.mainMenu, {})).rejects.toMatchObject({ status: 0 });
    await expect(client.call(calls.mainMenu, {}, { timeout: 5_000 })).resolves.toEqual([]);
  });

  it('carries the fields of a refused form', async () => {
    const fields = [{ path: 'title', message: 'Title is required' }];
    const fetch = async () => json(400, { error: 'Check the form', text_code: 'VALIDATION', fields });
    const client = createClient({ prefix: 'http://api.test', fetch });
    await expect(client.call(calls.searchPages, { body: { search: '' } })).rejects.toMatchObject({ fields });
  });
});
