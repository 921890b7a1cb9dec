import { limits } from '@fundfront/content-model/limits';
import { calls, errorResponse } from '@fundfront/content-model/wire';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/http/app.ts';
import { fileStore, memoryFiles } from '../src/ports/files.ts';
import { makeUser } from './factories.ts';
import { openTestApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

const errorOf = async (response: Response) => v.parse(errorResponse, await response.json());

describe('what no program sends', () => {
  const search = (body: string) =>
    api.request('/api/post/searchPages', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  it.each([
    ['JSON of 200,000 levels', () => search(`{"search":${deep(200_000)}}`), 400, 'BAD_REQUEST'],
    [
      'objects of 100,000 levels',
      () => search(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
      400,
      'BAD_REQUEST',
    ],
    ['half a surrogate pair', () => search('{"search":"a\\ud800b"}'), 400, 'BAD_REQUEST'],
    ['half a surrogate pair in a key', () => search('{"search":"a","\\udc00":1}'), 400, 'BAD_REQUEST'],
    ['a path of 1,500 characters', () => api.request(`/api/${'a'.repeat(1_495)}`), 414, 'TOO_LONG_ADDRESS'],
    ['a path of 12,000', () => api.request(`/media/${'a'.repeat(12_000)}.png`), 414, 'TOO_LONG_ADDRESS'],
    ['a page of 1,500', () => api.request(`/api/site/page?locale=en&path=/${'a'.repeat(1_500)}`), 400, 'VALIDATION'],
    ['a path that is no text', () => api.request('/api/post/%ff%fe'), 404, 'NOT_FOUND'],
  ])('is refused in words: %s', async (_what, send, status, code) => {
    const response = await send();
    const body = await errorOf(response);
    expect([response.status, body.text_code]).toEqual([status, code]);
    expect(body.error.length).toBeGreaterThan(10);
  });

  it('leaves what is as deep as allowed to its schema', async () => {
    const response = await search(`{"search":${deep(limits.jsonDepth - 2)}}`);
    expect((await errorOf(response)).text_code).toBe('VALIDATION');
  });
});

describe('a disk that is full', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  function fillingStore() {
    const memory = memoryFiles();
    const disk = { full: true };
    const files = fileStore('A small disk', {
      ...memory,
      async put(name, bytes) {
        if (disk.full) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
        await memory.put(name, bytes);
      },
      freeBytes: async () => (disk.full ? 0 : limits.leastFreeBytes),
    });
    return { files, disk };
  }

  it('is said in words with 507, ends readiness, and heals', async () => {
    const { files, disk } = fillingStore();
    const editor = await makeUser(api, ['editor']);
    const app = createApp({ ...api.base, ports: { ...api.base.ports, files } }, async () => editor);
    const upload = () => {
      const form = new FormData();
      form.append('file', new File([pixel], 'pixel.png', { type: 'image/png' }));
      return app.hono.request(calls.uploadMedia.path, { method: 'POST', body: form });
    };
    const refused = await upload();
    const said = await errorOf(refused);
    expect([refused.status, said.text_code]).toEqual([507, 'DISK_FULL']);
    expect(said.error).toContain('disk of the server is full');
    const notReady = await app.hono.request('/ready');
    expect([notReady.status, await notReady.json()]).toEqual([503, { status: 'disk full' }]);
    expect((await app.hono.request('/api/menu/menus')).status).toBe(200);

    disk.full = false;
    expect((await upload()).status).toBe(200);
    expect((await app.hono.request('/ready')).status).toBe(200);
  });

  it('is the same where it is that of the database', async () => {
    const editor = await makeUser(api, ['editor']);
    const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
    const app = createApp(api.base, async () => {
      throw new Error('Failed query', { cause: full });
    });
    const { path } = calls.listMedia;
    expect((await app.hono.request(path)).status).toBe(507);
    expect((await api.request(path, { as: editor })).status).toBe(200);
  });
});
