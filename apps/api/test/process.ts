import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { AnyCall, ResponseOf } from '@fundfront/content-model/wire';
import { type CallInput, pathOf } from './harness.ts';

const apiFolder = path.resolve(import.meta.dirname, '..');
const serverFolder = 'node_modules/.cache/server';

/** What {@link bundleServer} makes: as it is deployed, it starts in two thirds of the time that its sources take. */
export const serverScript = `${serverFolder}/server.js`;

/** Apart from `dist-server`, which a running product may be using. */
export function bundleServer(): void {
  execFileSync(process.execPath, ['scripts/bundle-server.mjs', serverFolder], { cwd: apiFolder, stdio: 'inherit' });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}

export interface RunningProcess {
  child: ChildProcess;
  output: { stdout: string; stderr: string };
  ended: Promise<number | null>;
}

/** The script gets this environment and nothing else of ours. */
export function runScript(script: string, env: Record<string, string>, args: readonly string[] = []): RunningProcess {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: apiFolder,
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk: Buffer) => {
      output[stream] += chunk.toString();
    });
  }
  return { child, output, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

const endsWithinMs = 240_000;

export interface EndedProcess {
  code: number | null;
  stdout: string;
  stderr: string;
}

export async function runToEnd(...script: Parameters<typeof runScript>): Promise<EndedProcess> {
  const { child, output } = runScript(...script);
  const timeout = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
  const [code, signal] = await once(child, 'close');
  clearTimeout(timeout);
  if (signal === 'SIGKILL') throw new Error(`${script[0]} had not ended after ${endsWithinMs} ms: ${inspect(output)}`);
  return { code, ...output };
}

/** Throws with the server's output when it ends first. */
export async function waitUntilReady(url: string, server: RunningProcess): Promise<void> {
  for (;;) {
    if (server.child.exitCode !== null) throw new Error(`The server ended: ${server.output.stderr}`);
    const ready = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await sleep(50);
  }
}

/** Throws a TypeError when nobody answers. */
export async function callAt<C extends AnyCall>(
  url: string,
  call: C,
  { params, query, body, token }: CallInput<C> & { token?: string | undefined } = {},
): Promise<{ status: number; body: ResponseOf<C> }> {
  const response = await fetch(`${url}${pathOf(call, params, query)}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as ResponseOf<C> };
}
