// @vitest-environment node

import http from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPlainRequest } from './plainRequest.ts';

const headOf = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const read = (text: string) => readPlainRequest(Buffer.from(text, 'latin1'));

const ofBrowser = headOf(
  'GET /ur/funds?tab=nav HTTP/1.1',
  'Host: www.example.com',
  'Connection: keep-alive',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
  'Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Cookie: a=1; b="2"',
  'If-None-Match: "abc"',
  'X-Empty:',
  'X-Latin: \xa0\xe9\xa0 \t',
);

it('reads the request of a browser', () => {
  expect(read(ofBrowser)).toMatchObject({
    method: 'GET',
    url: '/ur/funds?tab=nav',
    headers: {
      host: 'www.example.com',
      'accept-encoding': 'gzip, deflate, br, zstd',
      cookie: 'a=1; b="2"',
      'if-none-match': '"abc"',
      'x-empty': '',
      'x-latin': '\xa0\xe9\xa0',
    },
  });
});

const host = 'Host: www.example.com';
const start = 'GET /home HTTP/1.1';

describe('leaves to Node', () => {
  it.each([
    ['another method', headOf('POST /home HTTP/1.1', host)],
    ['HEAD', headOf('HEAD /home HTTP/1.1', host)],
    ['an older version', headOf('GET /home HTTP/1.0', host)],
    ['no host', headOf(start, 'accept: */*')],
    ['two hosts', headOf(start, host, 'host: elsewhere.example')],
    ['a field that comes twice', headOf(start, host, 'cookie: a=1', 'Cookie: b=2')],
    ['the name of a property of every object', headOf(start, host, 'constructor: 1')],
    ['a whole address', headOf('GET http://www.example.com/home HTTP/1.1', host)],
    ['an address with letters beyond ASCII', headOf('GET /\xd8\xa7 HTTP/1.1', host)],
    ['a body', headOf(start, host, 'Content-Length: 3')],
    ['a body of no length', headOf(start, host, 'content-length: 0')],
    ['a body in chunks', headOf(start, host, 'Transfer-Encoding: chunked')],
    ['a space before the colon', headOf(start, host, 'Content-Length : 3')],
    ['a folded line', headOf(start, host, 'x-a: 1', ' content-length: 3')],
    ['a line that ends in LF alone', `${start}\r\n${host}\nx: 1\r\n\r\n`],
    ['a CR within a line', headOf(start, `${host}\rcontent-length: 3`)],
    ['a zero byte', headOf(start, host, 'x-a: \0')],
    ['an empty line before', `\r\n${headOf(start, host)}`],
    ['two requests', headOf(start, host) + headOf(start, host)],
    ['more than the head', `${headOf(start, host)}x`],
    ['part of a head', `${start}\r\n${host}\r\n`],
    ['no field at all', headOf(start)],
    ['what wants another protocol', headOf(start, host, 'Connection: Upgrade', 'Upgrade: websocket')],
    ['a connection that is to be closed', headOf(start, host, 'Connection: close')],
    ['who waits for 100', headOf(start, host, 'Expect: 100-continue')],
    ['a head that is too long', headOf(start, host, `x-a: ${'a'.repeat(9_000)}`)],
    ['the first bytes of TLS', '\x16\x03\x01\x02\x00\x01'],
    ['nothing', ''],
  ])('%s', (_what, text) => {
    expect(read(text)).toBeNull();
  });
});

describe('what it accepts', () => {
  let server: http.Server;
  let seen: {
    method?: string | undefined;
    url?: string | undefined;
    headers: http.IncomingHttpHeaders;
    body: string;
  }[];
  beforeAll(async () => {
    server = http.createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());

  /** What Node makes of it, followed by a request that nobody can mistake. */
  async function readByNode(text: string) {
    seen = [];
    const address = server.address();
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
    socket.end(Buffer.from(text + headOf('GET /last HTTP/1.1', host, 'connection: close'), 'latin1'));
    await new Promise((resolve) => socket.resume().once('close', resolve));
    return seen;
  }

  const random = (() => {
    let seeded = 20_261_128;
    return (below: number) => {
      seeded = (Math.imul(seeded, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seeded / 2 ** 32) * below);
    };
  })();
  const pieces = [
    ' ',
    '\t',
    '\r',
    '\n',
    '\r\n',
    ':',
    ',',
    ';',
    '\0',
    '\x7f',
    '\xff',
    '%0d%0a',
    '"',
    '3',
    'chunked',
    '#',
    '//',
  ];
  const names = ['Content-Length', 'transfer-encoding', 'x-a', 'HOST', '__proto__', 'cookie', 'connection', 'te'];

  function changed(text: string): string {
    const at = random(text.length);
    const piece = pieces[random(pieces.length)] ?? '';
    const line = `\r\n${names[random(names.length)]}:${piece}${pieces[random(pieces.length)]}`;
    const changes = [
      () => text.slice(0, at) + piece + text.slice(at),
      () => text.slice(0, at) + text.slice(at + 1 + random(3)),
      () => text.slice(0, at) + String.fromCharCode(random(256)) + text.slice(at + 1),
      () => text.replace(/\r\n(?=\r\n$)/, `${line}\r\n`),
    ];
    return changes[random(changes.length)]?.() ?? text;
  }

  it('Node takes for the same request, and knows where the next begins', async () => {
    let accepted = 0;
    while (accepted < 400) {
      const text = random(2) === 0 ? changed(ofBrowser) : changed(changed(ofBrowser));
      const plain = read(text);
      if (!plain) continue;
      accepted += 1;
      const [first, second, ...more] = await readByNode(text);
      expect(first, JSON.stringify(text)).toEqual({ ...plain, body: '' });
      expect([second?.url, second?.body, more], JSON.stringify(text)).toEqual(['/last', '', []]);
    }
  });
});
