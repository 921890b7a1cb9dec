import { limits } from '@fundfront/content-model';
import { calls, type ErrorResponse } from '@fundfront/content-model/wire';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { contentDisposition } from './contentDisposition.ts';
import { sanitizeSvg } from './sanitizeSvg.ts';

let api: TestApi;
let editor: UserActor;
let png: Uint8Array;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7d77' } })
    .png()
    .toBuffer();
});
afterAll(() => api?.close());

type UploadResponse = Partial<ErrorResponse> & { src: string; width: number | null; height: number | null };

async function upload(name: string, bytes: Uint8Array | string, as: UserActor | undefined = editor) {
  const body = new FormData();
  const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  body.append('file', new File([part], name));
  const response = await api.request(calls.uploadMedia.path, { method: 'POST', body, ...(as && { as }) });
  return { status: response.status, body: (await response.json()) as UploadResponse };
}

describe('uploading a picture', () => {
  it('keeps it under a name of its own, answers its size and serves it for good by its version', async () => {
    const { status, body } = await upload('میرا فنڈ.png', png);
    expect(status).toBe(200);
    expect(body).toMatchObject({ alt: '', width: 40, height: 30 });
    expect(body.src).toMatch(/^\/api\/media\/[0-9a-f]{32}\.png$/);
    const served = await api.request(body.src);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(new Uint8Array(png));
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const version = body.src.slice('/api/media/'.length).slice(0, 12);
    const versioned = await api.request(`${body.src}?v=${version}`);
    expect(versioned.headers.get('cache-control')).toContain('immutable');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-disposition')).toContain("filename*=UTF-8''%D9%85");
    const again = await api.request(body.src, { headers: { 'if-none-match': served.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('keeps the same picture once', async () => {
    expect((await upload('a.png', png)).body.src).toBe((await upload('b.png', png)).body.src);
  });

  it('says how a turned photograph is shown', async () => {
    const turned = await sharp(png).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await upload('photo.JPG', turned)).body).toMatchObject({ width: 30, height: 40 });
  });

  it('is for those who may, signed in', async () => {
    expect((await upload('a.png', png, await makeUser(api, ['hr']))).status).toBe(403);
    const body = new FormData();
    body.append('file', new File([new Uint8Array(png)], 'a.png'));
    expect((await api.request(calls.uploadMedia.path, { method: 'POST', body })).status).toBe(401);
  });

  it.each([
    ['a page that calls itself a picture', 'a.png', '<!doctype html><script>alert(1)</script>'],
    ['another kind than its name says', 'a.jpg', undefined],
    ['a name without an ending', 'picture', undefined],
    ['a program', 'a.exe', 'MZ'],
    [
      'a drawing with entities',
      'a.svg',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
    ],
  ])('refuses %s', async (_what, name, bytes) => {
    const { status, body } = await upload(name, bytes ?? png);
    expect([status, body.text_code]).toEqual([415, 'UNSUPPORTED_TYPE']);
  });

  it('refuses a picture that breaks off, and one that unpacks to too much', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    })
      .png()
      .toBuffer();
    const flood = await sharp({ create: { width: 11_000, height: 11_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    for (const bytes of [noise.subarray(0, noise.length / 2), flood]) {
      const { status, body } = await upload('a.png', bytes);
      expect([status, body.error]).toEqual([400, 'Please upload a valid file.']);
    }
  });

  it('takes 10 485 760 bytes and not one more', async () => {
    const padded = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(png);
      return bytes;
    };
    expect((await upload('a.png', padded(limits.uploadBytes))).status).toBe(200);
    expect((await upload('a.png', padded(limits.uploadBytes + 1))).status).toBe(413);
  });

  it('is cut off while it streams, whatever length it declares', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_048_576;
        controller.enqueue(new Uint8Array(1_048_576));
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await api.request(calls.uploadMedia.path, { ...init, headers, as: editor });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(limits.uploadBytes + 4 * 1_048_576);
  });

  it.each(['..%2F..%2Fsecrets.json', 'cli-token', '00.png', 'a.svg'])('does not serve %s', async (name) => {
    expect((await api.request(`/api/media/${name}`)).status).toBe(404);
  });
});

describe('a drawing', () => {
  const hostile = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    viewBox="0 0 10 10" onload="alert(1)"><script>alert(2)</script><style>@import url(https://evil.example)</style>
    <foreignObject><iframe src="https://evil.example"/></foreignObject><a href="javascript:alert(3)"><rect width="5"/></a>
    <image href="https://evil.example/x.png"/><use xlink:href="https://evil.example#x"/><use href="#here"/>
    <animate attributeName="href" to="javascript:alert(4)"/><set attributeName="onclick" to="alert(5)"/>
    <rect fill="url(https://evil.example#p)" stroke="url(#here)" style="fill:red" onclick="alert(6)"/>
    <linearGradient id="here"><stop offset="0" stop-color="#fff"/></linearGradient></svg>`;

  it('loses whatever could run or load, and keeps its shapes', () => {
    const clean = sanitizeSvg(hostile);
    for (const bad of [
      'script',
      'alert',
      'evil',
      'onload',
      'style',
      'foreign',
      'animate',
      '<set',
      '<a',
      '<image',
      'iframe',
    ]) {
      expect(clean).not.toContain(bad);
    }
    for (const good of [
      'viewBox="0 0 10 10"',
      '<linearGradient id="here">',
      'href="#here"',
      'stroke="url(#here)"',
      '<rect',
    ]) {
      expect(clean).toContain(good);
    }
  });

  it('is served so that a browser lets nothing in it run', async () => {
    const { status, body } = await upload('logo.svg', hostile);
    expect(status).toBe(200);
    const served = await api.request(body.src);
    expect(served.headers.get('content-type')).toBe('image/svg+xml');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect(await served.text()).not.toContain('alert');
  });
});

it('names a download for old and new readers', () => {
  expect(contentDisposition('inline', 'a "b"; c.png')).toBe(
    `inline; filename="a _b__ c.png"; filename*=UTF-8''a%20%22b%22%3B%20c.png`,
  );
});
