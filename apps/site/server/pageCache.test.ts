// @vitest-environment node

import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { acceptEncoding } from './compress.ts';
import { pageCache, preparePage } from './pageCache.ts';
import { replaceBody } from './replaceBody.ts';

const sheets = new Map([['/page.css', [{ css: 'p{top:0}' }]]]);
const page = (text: string) =>
  `<html><head><link rel="stylesheet" href="/page.css"/></head><body><p>${text}</p></body></html>`;
const deferred = '<script src="/deferred.v1.js" defer data-sheet="/page.css" data-scripts=""></script>';
const rendered = (text: string) =>
  `<html><head><style>p{top:0}</style></head><body><p>${text}</p>${deferred}</body></html>`;

let server: http.Server | undefined;

async function serve(listener: RequestListener): Promise<string> {
  const rules = [pageCache(preparePage(sheets))];
  server = http.createServer((request, response) => {
    replaceBody(request, response, acceptEncoding(request), rules);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('readyPages', () => {
  afterEach(() => void server?.close());

  it('sends each page with its styles, and a changed page with its new words', async () => {
    let text = 'first';
    const origin = await serve((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('etag', `"${text}"`);
      response.setHeader('content-length', Buffer.byteLength(page(text)));
      response.end(page(text));
    });
    const read = async (encoding: string) => {
      const response = await fetch(`${origin}/a`, { headers: { 'accept-encoding': encoding } });
      return [response.headers.get('content-encoding'), response.headers.get('etag'), await response.text()];
    };
    expect(await read('br')).toEqual(['br', '"first"', rendered('first')]);
    expect(await read('gzip')).toEqual(['gzip', '"first"', rendered('first')]);
    text = 'second';
    expect(await read('identity')).toEqual([null, '"second"', rendered('second')]);
  });

  it('keeps no page that has no mark', async () => {
    let count = 0;
    const origin = await serve((_request, response) => {
      count += 1;
      response.setHeader('content-type', 'text/html');
      response.end(page(String(count)));
    });
    expect(await (await fetch(origin)).text()).toBe(rendered('1'));
    expect(await (await fetch(origin)).text()).toBe(rendered('2'));
  });

  it('lets pass what is not left to it to pack, and what is no page', async () => {
    const origin = await serve((request, response) => {
      response.setHeader('content-type', request.url === '/text' ? 'text/plain' : 'text/html');
      response.end(page('as it was'));
    });
    for (const path of ['/text', '/page.html'])
      expect(await (await fetch(origin + path)).text()).toBe(page('as it was'));
  });
});
