import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

describe('the application', () => {
  it('says that it lives and is ready', async () => {
    expect((await api.request('/health')).status).toBe(200);
    expect(await (await api.request('/ready')).json()).toEqual({ status: 'ready' });
  });

  it('answers unknown addresses in the shape of errors, with headers that keep it out of frames', async () => {
    const response = await api.request('/api/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ text_code: 'NOT_FOUND', requestId: expect.any(String) });
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
