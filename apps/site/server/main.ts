import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from '../src/env.ts';
import { createPageServer } from './createPageServer.ts';
import { Renderer } from './renderer.ts';

/** Milliseconds that responses under way get when the server is asked to stop. */
const drainMs = 8_000;

const folder = import.meta.dirname;
const isDevelopment = process.argv.includes('--dev');
const log = (sentence: string) => console.warn(sentence);

function startRenderer(): Renderer {
  if (isDevelopment) {
    const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
    return new Renderer({ script: next, args: ['dev'], cwd: path.resolve(folder, '..'), env: process.env, log });
  }
  return new Renderer({ script: path.join(folder, 'next-server.js'), cwd: folder, env: process.env, log });
}

/** The web socket by which Next reloads in development. */
function forwardUpgrades(server: Server, renderer: Renderer): void {
  server.on('upgrade', async ({ method, url, rawHeaders }, socket, head) => {
    const { port } = await renderer.origin();
    const upstream = connect(port, '127.0.0.1', () => {
      const lines = rawHeaders.map((each, index) => (index % 2 === 0 ? `\r\n${each}: ` : each));
      upstream.write(`${method} ${url} HTTP/1.1${lines.join('')}\r\n\r\n`);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    for (const end of [socket, upstream]) {
      end.on('error', () => {
        socket.destroy();
        upstream.destroy();
      });
    }
  });
}

function start(): void {
  const env = parseEnv(process.env);
  const renderer = startRenderer();
  const { server, store, shared } = createPageServer({ env, renderer, folder: isDevelopment ? null : folder, log });
  if (isDevelopment) forwardUpgrades(server, renderer);
  server.listen(env.PORT, env.HOSTNAME);
  const stop = async () => {
    server.close();
    server.closeIdleConnections();
    // Connections that are kept open end with the response under way.
    server.on('request', (_, response) => response.setHeader('connection', 'close'));
    const drained = new Promise((resolve) => server.once('close', resolve));
    await Promise.race([drained, sleep(drainMs, undefined, { ref: false })]);
    shared?.stop();
    await Promise.all([renderer.stop(), store.flush()]);
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

try {
  start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
