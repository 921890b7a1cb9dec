// @vitest-environment node

import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { drainServer } from '@fundfront/web-server/drainServer';
import { afterEach, expect, it } from 'vitest';
import { PlainConnections } from './plainConnections.ts';

const body = Buffer.from('from memory');
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** `/memory…` is answered plainly, all else by Node with what it was sent. */
async function listen({ keepAliveTimeout = 5_000, answered = body } = {}) {
  const counts = { plain: 0, node: 0 };
  const server = http.createServer({ keepAliveTimeout }, async (request, response) => {
    counts.node += 1;
    let sent = '';
    for await (const chunk of request) sent += chunk;
    response.end(`${request.method} ${request.url} ${sent}${'a'.repeat(answered.length)}`);
  });
  const connections = new PlainConnections(server, ({ url }) => {
    if (!url.startsWith('/memory')) return null;
    counts.plain += 1;
    const length = `content-length: ${answered.length}\r\n`;
    return { status: 200, head: `HTTP/1.1 200 OK\r\nx-for: ${url}\r\n${length}`, body: answered };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const drain = drainServer(server, 5_000, connections);
  ends.push(() => {
    connections.close();
    server.closeAllConnections();
    server.close();
  });
  return { port, counts, server, drain };
}

function client(port: number) {
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.once('end', () => socket.end());
  socket.on('error', () => {});
  ends.push(() => socket.destroy());
  return {
    socket,
    closed,
    send: (text: string) => void socket.write(text, 'latin1'),
    received: () => received,
    until: (part: string) => expect.poll(() => received, { interval: 5 }).toContain(part),
  };
}

const get = (path: string, ...fields: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'host: a', ...fields].join('\r\n')}\r\n\r\n`;
const post = (path: string, text: string) =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: ${text.length}\r\n\r\n${text}`;
const inOrder = (text: string, ...parts: string[]) =>
  expect(parts.map((part) => text.indexOf(part))).toEqual(
    parts.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
  );

it('answers again and again on one connection, as Node would', async () => {
  const { port, counts } = await listen();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  ends.push(() => agent.destroy());
  const ask = (path: string) =>
    new Promise<http.IncomingMessage & { text: string }>((resolve, reject) => {
      const asked = http.get({ port, path, agent }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.once('end', () => resolve(Object.assign(response, { text })));
      });
      asked.once('error', reject);
    });
  for (let round = 0; round < 3; round += 1) {
    const { headers, statusCode, text } = await ask('/memory');
    expect([statusCode, text]).toEqual([200, 'from memory']);
    expect(headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=5' });
    expect(Math.abs(Date.parse(headers.date ?? '') - Date.now())).toBeLessThan(5_000);
  }
  expect(counts).toEqual({ plain: 3, node: 0 });
  const { headers } = await ask('/other');
  expect(headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=5' });
  expect(counts).toEqual({ plain: 3, node: 1 });
});

it('hands its connection over to Node with the first request that is not plain, and loses nothing of it', async () => {
  const { port, counts } = await listen();
  const { send, until, received } = client(port);
  send(get('/memory/1'));
  await until('from memory');
  send(post('/form', 'typed'));
  await until('POST /form typed');
  send(get('/memory/2'));
  await until('GET /memory/2');
  inOrder(received(), '/memory/1', 'POST /form', 'GET /memory/2');
  expect(counts).toEqual({ plain: 1, node: 2 });
});

it('lets Node read a head that comes in parts, and requests that come at once', async () => {
  const { port, counts } = await listen();
  const slow = client(port);
  slow.send('GET /mem');
  await sleep(30);
  slow.send('ory HTTP/1.1\r\nhost: a\r\n\r\n');
  await slow.until('GET /memory');
  const fast = client(port);
  fast.send(get('/memory/1') + post('/form', 'typed') + get('/memory/2'));
  await fast.until('GET /memory/2');
  inOrder(fast.received(), 'GET /memory/1', 'POST /form typed', 'GET /memory/2');
  expect(counts).toEqual({ plain: 0, node: 4 });
});

it('keeps the order of what it answers and what Node does', async () => {
  const { port } = await listen();
  for (let round = 0; round < 50; round += 1) {
    const { send, socket, until, received } = client(port);
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.setNoDelay(true);
    send(get('/memory/first'));
    send(post('/second', 'x'));
    await until('POST /second x');
    inOrder(received(), '/memory/first', 'POST /second');
  }
});

it('answers who has closed its own half', async () => {
  const { port } = await listen();
  const { socket, received, closed } = client(port);
  socket.end(get('/memory'));
  await closed;
  expect(received()).toContain('from memory');
});

it('refuses what is no HTTP, as Node does', async () => {
  const { port } = await listen();
  const { send, received, closed } = client(port);
  send('nonsense\r\n\r\n');
  await closed;
  expect(received()).toMatch(/^HTTP\/1\.1 400 /);
});

it('makes no more answers for who reads none, until it reads', async () => {
  const { port, counts } = await listen({ answered: Buffer.alloc(60_000, 'a') });
  const { socket, until } = client(port);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.pause();
  const most = 1_000;
  let asked = 0;
  while (counts.plain === asked && asked < most) {
    socket.write(get(`/memory/${asked}`));
    asked += 1;
    for (let wait = 0; counts.plain < asked && wait < 100; wait += 1) await sleep(1);
  }
  expect(counts).toEqual({ plain: asked - 1, node: 0 });
  expect(asked).toBeLessThan(most);
  socket.resume();
  await until(`/memory/${asked - 1}`);
});

it('outlives a client that goes away in the middle', async () => {
  const { port } = await listen({ answered: Buffer.alloc(1_000_000, 'a') });
  for (let round = 0; round < 20; round += 1) {
    const { socket } = client(port);
    socket.write(get('/memory'));
    await sleep(2);
    socket.resetAndDestroy();
  }
  const { send, until } = client(port);
  send(get('/memory'));
  await until('200 OK');
});

it('closes a connection on which nothing comes', async () => {
  const { port } = await listen({ keepAliveTimeout: 100 });
  const { send, closed, received } = client(port);
  send(get('/memory'));
  await closed;
  expect(received()).toContain('from memory');
  await client(port).closed;
});

it('tells who asks while the server drains to close, and closes the others', async () => {
  const { port, drain, counts } = await listen();
  const [idle, asking] = [client(port), client(port)];
  for (const { send } of [idle, asking]) send(get('/memory'));
  await idle.until('from memory');
  await asking.until('from memory');
  const drained = drain();
  asking.send(get('/memory/last'));
  await asking.until('GET /memory/last');
  expect(asking.received().toLowerCase()).toContain('connection: close');
  await Promise.all([drained, idle.closed, asking.closed]);
  expect(counts).toEqual({ plain: 2, node: 1 });
});
