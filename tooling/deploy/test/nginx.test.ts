import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Agent, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@fundfront/start/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Nginx, names, type Ports, replaceAll, upstreams } from '../cluster/nginx.ts';
import { keepChunks } from '../keepChunks.mjs';

const isThere = (command: string) => spawnSync(command, ['-v'], { stdio: 'ignore' }).error === undefined;

it('what runs elsewhere is the shipped file: a text that is gone from it is an error', () => {
  expect(() => replaceAll('listen 443;', { 'listen 8443': 'x' })).toThrow('has no "listen 8443"');
});

const ports: Ports = { https: 1, http: 2, apiGate: 3, api: [4, 5], site: [6, 7], admin: [8, 9] };

it('passes over the instances that are being updated, and no other', () => {
  const lines = upstreams(ports, new Set([6])).match(/server 127.*;/g);
  expect(lines?.filter((line) => line.endsWith(' down;'))).toEqual([expect.stringContaining('127.0.0.1:6 ')]);
  expect(upstreams(ports)).not.toContain(' down;');
});

if (!isThere('nginx') || !isThere('openssl')) {
  it('nginx is not installed: 7 checks of its configuration were not run', () => {
    console.warn('nginx or openssl is not installed: 7 checks of the configuration of nginx were not run.');
  });
} else {
  describe('nginx with the shipped configuration', { timeout: 60_000 }, () => {
    let folder: string;
    let nginx: Nginx;
    let own: Ports;
    let certificate: Buffer;
    const servers: Server[] = [];
    const received: { app: string; headers: IncomingHttpHeaders }[] = [];
    const agent = new Agent();

    async function stub(app: string): Promise<number> {
      const server = createServer((incoming, response) => {
        received.push({ app, headers: incoming.headers });
        incoming.resume();
        incoming.on('end', () => response.writeHead(incoming.url?.endsWith('.js') ? 404 : 200).end(app));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      servers.push(server);
      return (server.address() as AddressInfo).port;
    }

    interface Answer {
      status: number | undefined;
      headers: IncomingHttpHeaders;
      body: string;
    }

    const ask = (url: string, { headers = {}, body }: { headers?: Record<string, string>; body?: Buffer } = {}) =>
      new Promise<Answer>((resolve, reject) => {
        const { hostname, pathname, host } = new URL(url);
        const sent = request(
          {
            agent,
            host: '127.0.0.1',
            port: own.https,
            path: pathname,
            servername: hostname,
            ca: certificate,
            method: body ? 'POST' : 'GET',
            headers: { host, ...headers },
          },
          (response) => {
            let text = '';
            response.on('data', (data: Buffer) => {
              text += data.toString();
            });
            response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: text }));
          },
        );
        sent.on('error', reject);
        sent.end(body);
      });

    const site = (address: string) => `https://${names.site}:${own.https}${address}`;
    const admin = (address: string) => `https://${names.admin}:${own.https}${address}`;

    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'fundfront-nginx-'));
      const [https = 0, http = 0, apiGate = 0, dead = 0, dead2 = 0] = await freePorts(5);
      own = {
        https,
        http,
        apiGate,
        api: [await stub('api'), dead2],
        site: [dead, await stub('site')],
        admin: [await stub('admin'), await stub('admin')],
      };
      nginx = new Nginx(folder, own);
      certificate = readFileSync(nginx.certificate);
      const release = path.join(folder, 'release');
      for (const file of ['apps/site/.next/static/old.js', 'apps/admin/dist/assets/old.js']) {
        mkdirSync(path.dirname(path.join(release, file)), { recursive: true });
        writeFileSync(path.join(release, file), '"of the release before"');
      }
      keepChunks(release, path.join(folder, 'chunks'));
      nginx.start();
      const isUp = () =>
        ask(site('/')).then(
          () => true,
          () => false,
        );
      while (!(await isUp())) await sleep(50);
    }, 60_000);
    afterAll(async () => {
      await nginx?.stop();
      for (const server of servers) server.close();
      rmSync(folder, { recursive: true, force: true });
    });

    it('asks the instance that answers, with the other one dead', async () => {
      for (let time = 0; time < 10; time += 1)
        expect(await ask(site('/home'))).toMatchObject({ status: 200, body: 'site' });
    });

    it('tells the application the real address of who asks, whatever is claimed, and that it was TLS', async () => {
      received.length = 0;
      await ask(admin('/'), { headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' } });
      const headers = received[0]?.headers ?? {};
      expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
      expect(headers.host).toBe(new URL(admin('/')).host);
    });

    it('serves a file of the release before where no application has it, for as long as a browser likes', async () => {
      for (const url of [site('/_next/static/old.js'), admin('/assets/old.js')]) {
        const { status, headers, body } = await ask(url, { headers: { 'accept-encoding': 'identity' } });
        expect([status, body]).toEqual([200, '"of the release before"']);
        expect(headers['cache-control']).toContain('immutable');
        expect(headers['content-type']).toContain('javascript');
        expect(headers['strict-transport-security']).toBeDefined();
      }
      expect((await ask(site('/_next/static/never.js'))).status).toBe(404);
    });

    it('takes a file of 10 MB with its form, and refuses twice as much', async () => {
      const statusOf = async (bytes: number) => (await ask(admin('/api/media'), { body: Buffer.alloc(bytes) })).status;
      expect(await statusOf(10_485_760 + 2_000)).toBe(200);
      expect(await statusOf(20_971_520)).toBe(413);
    });

    it('lets nobody outside tell the site that its pages are old', async () => {
      expect((await ask(site('/hooks/revalidate'), { body: Buffer.from('{}') })).status).toBe(404);
    });

    it('leads to TLS, keeping the address', async () => {
      const response = await fetch(`http://127.0.0.1:${own.http}/home?a=1`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([308, 'https://127.0.0.1/home?a=1']);
    });

    it('stands for both APIs at one address, and passes on what the applications say of a visitor', async () => {
      received.length = 0;
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      for (let time = 0; time < 6; time += 1)
        expect(await (await fetch(`http://127.0.0.1:${own.apiGate}/api/x`, { headers })).text()).toBe('api');
      expect(received.map((each) => each.headers['x-forwarded-for'])).toEqual(Array(6).fill('203.0.113.9'));
    });
  });
}

if (isThere('systemd-analyze')) {
  it('systemd reads the units without a complaint but that nothing is installed here', () => {
    const units = ['api@', 'site@', 'admin@', 'backup'].map((name) =>
      path.join(import.meta.dirname, `../systemd/fundfront-${name}.service`),
    );
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
    const complaints = stderr
      .split('\n')
      .filter((line) => line.includes('fundfront') && !line.includes('is not executable'));
    expect(complaints).toEqual([]);
  });
} else {
  it('systemd is not installed: 1 check of the units was not run', () => {
    console.warn('systemd is not installed: 1 check of the units was not run.');
  });
}
