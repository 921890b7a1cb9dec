import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StubHttpServer, startStubHttpServer } from '../../test/stubHttpServer.ts';
import { httpWebhooks } from './httpWebhooks.ts';

let receiver: StubHttpServer;
beforeAll(async () => {
  receiver = await startStubHttpServer();
});
beforeEach(() => {
  receiver.response = { status: 200, body: 'thank you' };
  receiver.receivedBodies.length = 0;
});
afterAll(() => receiver?.close());

const family = (address: string) => (address.includes(':') ? 6 : 4);
const named = (...addresses: string[]) =>
  httpWebhooks({
    allowLoopback: false,
    timeoutMs: 500,
    resolve: async () => addresses.map((address) => ({ address, family: family(address) })),
  });
const local = httpWebhooks({ allowLoopback: true, timeoutMs: 500 });
const request = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{"one":1}' });

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
  ])('that resolves to %s is refused, when it is saved and when it is sent to', async (address) => {
    const webhooks = named(address);
    expect(await webhooks.refusal('https://hook.example/x')).toContain('private network');
    await expect(webhooks.send(request('https://hook.example/x'))).rejects.toThrow('private network');
  });

  it('is refused where one of several is private, or where nothing is named', async () => {
    expect(await named('93.184.216.34', '10.0.0.1').refusal('https://hook.example')).toContain('private network');
    expect(await named().refusal('https://hook.example')).toContain('resolved');
  });

  it.each(['http://93.184.216.34/', 'ftp://hook.example/', 'https://me:secret@hook.example/', 'hook.example', ''])(
    '%j is refused by its form',
    async (url) => {
      expect(await named('93.184.216.34').refusal(url)).not.toBeNull();
    },
  );

  it.each(['https://127.0.0.1/', 'https://[::1]/', 'https://0x7f.1/', 'https://2130706433/', 'https://localhost/'])(
    '%s is this machine, and refused',
    async (url) => {
      expect(await httpWebhooks({ allowLoopback: false }).refusal(url)).toContain('private network');
    },
  );

  it('of the open internet is good', async () => {
    expect(await named('93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946').refusal('https://hook.example/x')).toBe(
      null,
    );
  });

  it('of this machine is good where it is allowed; others by plain HTTP are not', async () => {
    expect(await local.refusal(receiver.url)).toBeNull();
    const open = httpWebhooks({ allowLoopback: true, resolve: async () => [{ address: '93.184.216.34', family: 4 }] });
    expect(await open.refusal('http://hook.example/')).toContain('https://');
  });

  it('that led elsewhere a moment ago is looked at again', async () => {
    const answers = ['93.184.216.34', '127.0.0.1'];
    const webhooks = httpWebhooks({
      allowLoopback: false,
      resolve: async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }],
    });
    const { port } = new URL(receiver.url);
    expect(await webhooks.refusal(`https://hook.example:${port}/`)).toBeNull();
    await expect(webhooks.send(request(`https://hook.example:${port}/`))).rejects.toThrow('private network');
    expect(receiver.receivedBodies).toEqual([]);
  });
});

describe('a request', () => {
  it('carries body and headers, and brings status and body back', async () => {
    expect(await local.send(request(`${receiver.url}/hook`))).toEqual({ status: 200, body: 'thank you' });
    expect(receiver.receivedBodies).toEqual(['{"one":1}']);
    expect(receiver.receivedHeaders.at(-1)).toMatchObject({ 'content-type': 'application/json' });
  });

  it('follows no redirect', async () => {
    receiver.response = { status: 302, body: '', headers: { location: `${receiver.url}/elsewhere` } };
    expect(await local.send(request(receiver.url))).toMatchObject({ status: 302 });
    expect(receiver.receivedBodies).toHaveLength(1);
  });

  it('keeps the beginning of a long response', async () => {
    receiver.response = { status: 200, body: `a\0${'b'.repeat(1_000_000)}` };
    const { body } = await local.send(request(receiver.url));
    expect([body.length, body.slice(0, 3)]).toEqual([2_000, 'abb']);
  });

  it('waits no longer than it is told', async () => {
    receiver.response = 'silent';
    await expect(local.send(request(receiver.url))).rejects.toThrow('No response within 0.5 s');
  });

  it('says that nothing listens', async () => {
    await expect(local.send(request('http://127.0.0.1:1/'))).rejects.toThrow('Nothing listens there');
  });
});
