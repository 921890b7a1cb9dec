import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { revalidationPath, revisionIn, type ShownRevision, signatureHeader } from '@fundfront/content-model/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeSite } from './fakeSite.ts';
import { httpSite, severalSites } from './httpSite.ts';
import type { Invalidation, SitePort } from './site.ts';

const secret = 'a secret that this test shares with its site';

let server: Server;
let site: SitePort;
let url: string;
let status: number;
let answer: string;
let received: { path: string; body: string; signature: string | undefined }[];
let oldVisits: number;

// A server for each test: a late repetition of an earlier test would reach the next one.
beforeEach(async () => {
  status = 200;
  answer = '{"first":null}';
  received = [];
  oldVisits = 0;
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const signature = request.headers[signatureHeader]?.toString();
    received.push({ path: request.url ?? '', body, signature });
    oldVisits -= 1;
    if (request.url === revalidationPath) return void response.writeHead(status).end(answer);
    const revision = oldVisits >= 0 ? 'old' : 'new';
    response.writeHead(status).end(`<html><head><meta name="page-stamp" content="${revision}"/></head></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  site = httpSite({ url, secret });
});
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
);

describe('the site', () => {
  it('is told under a signature of the very body', async () => {
    await site.revalidate({ tags: ['menu:en', 'updated'], paths: ['/home'] });
    const [message] = received;
    expect(message?.path).toBe(revalidationPath);
    expect(JSON.parse(message?.body ?? '')).toEqual({
      tags: ['menu:en', 'updated'],
      paths: ['/home'],
      sentAt: expect.any(Number),
    });
    expect(message?.signature).toBe(
      createHmac('sha256', secret)
        .update(message?.body ?? '')
        .digest('hex'),
    );
  });

  it('says what it shows at the first path, if it knows', async () => {
    const first = { path: '/home', revision: 'a.en.2' };
    answer = JSON.stringify({ first });
    const change = { tags: ['menu:en'], paths: ['/home'] };
    expect(await site.revalidate(change)).toEqual(first);
    for (answer of ['{"first":null}', '{"ok":true}', 'ok']) expect(await site.revalidate(change)).toBeNull();
  });

  it('fails when it refuses or is away', async () => {
    status = 401;
    await expect(site.revalidate({ tags: ['x'], paths: [] })).rejects.toThrow('401');
    await expect(
      httpSite({ url: 'http://127.0.0.1:1', secret }).revalidate({ tags: ['x'], paths: [] }),
    ).rejects.toThrow();
  });

  it('is asked for a page until it shows the stamp', async () => {
    oldVisits = 2;
    expect(await site.waitUntilLive({ path: '/about-us', revision: 'new', timeoutMs: 5_000 })).toEqual(
      expect.any(Number),
    );
    expect(received.map(({ path }) => path)).toEqual(['/about-us', '/about-us', '/about-us']);
  });

  it('is not waited for beyond the time given, nor when it is away', async () => {
    expect(await site.waitUntilLive({ path: '/', revision: 'another', timeoutMs: 100 })).toBeNull();
    const away = httpSite({ url: 'http://127.0.0.1:1', secret });
    expect(await away.waitUntilLive({ path: '/', revision: 'new', timeoutMs: 100 })).toBeNull();
  });
});

it.each([
  ['<meta name="page-stamp" content="a.en.1"/>', 'a.en.1'],
  ['<meta content="a.en.1" name="page-stamp">', 'a.en.1'],
  ['<meta name="other" content="x"><meta name="page-stamp" content="y">', 'y'],
  ['<p>page-stamp</p>', undefined],
])('the stamp in %s is %s', (html, revision) => {
  expect(revisionIn(html)).toBe(revision);
});

describe('several instances', () => {
  const input = { path: '/home', revision: 'new', timeoutMs: 100 };
  const change = { tags: ['menu:en'], paths: ['/home'] };
  const taking = (ms: number | null): SitePort => ({ ...fakeSite(), waitUntilLive: async () => ms });

  it('tells every instance, also when one is away, and fails so that it is told again', async () => {
    const [first, away, last] = [fakeSite(), fakeSite(), fakeSite()];
    away.down = true;
    const all = severalSites([first, away, last]);
    await expect(all.revalidate(change)).rejects.toThrow('cannot be reached');
    expect([first, last].map(({ revalidated }) => revalidated)).toEqual([[['menu:en']], [['menu:en']]]);
    away.down = false;
    await all.revalidate(change);
    expect(away.revalidated).toEqual([['menu:en']]);
  });

  it('tells all of them the same to the letter, so that what they hear twice is taken once', async () => {
    const messages: Invalidation[] = [];
    const listening = {
      ...fakeSite(),
      async revalidate(invalidation: Invalidation) {
        messages.push(invalidation);
        return null;
      },
    };
    await severalSites([listening, listening]).revalidate(change);
    expect(messages).toEqual([{ ...change, sentAt: expect.any(Number) }, messages[0]]);
  });

  it('shows what all of them show', async () => {
    const showing = (first: ShownRevision | null) => Object.assign(fakeSite(), { first });
    const [old, current] = ['a.en.1', 'a.en.2'].map((revision) => ({ path: '/home', revision }));
    const shown = (...all: (ShownRevision | undefined)[]) =>
      severalSites(all.map((each) => showing(each ?? null))).revalidate(change);
    expect(await shown(current, current)).toEqual(current);
    expect(await shown(current, old)).toBeNull();
    expect(await shown(current, undefined)).toBeNull();
  });

  it('is live when the slowest is, and not before all are', async () => {
    expect(await severalSites([taking(3), taking(40)]).waitUntilLive(input)).toBe(40);
    expect(await severalSites([taking(3), taking(null)]).waitUntilLive(input)).toBeNull();
  });
});
