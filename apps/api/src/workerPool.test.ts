import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { workerPool } from './workerPool.ts';

const script = `
  process.on('message', (asked) => {
    if (asked === 'fail') throw new Error('A file that chokes its reader');
    if (asked === 'end') process.exit(0);
    if (asked === 'fill') for (const all = []; ; ) all.push(new Array(100_000).fill(all.length));
    if (asked === 'environment') process.send(Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL')));
    else process.send(asked instanceof Uint8Array ? asked.length : process.pid);
  });
`;
const folder = mkdtempSync(path.join(tmpdir(), 'fundfront-workers-'));
const file = path.join(folder, 'worker.mjs');
writeFileSync(file, script);
afterAll(() => rmSync(folder, { recursive: true }));

const acquired: ChildProcess[] = [];
const pool = workerPool({ url: pathToFileURL(file), memoryMb: 32 });

function acquire(): ChildProcess {
  const worker = pool.acquire();
  acquired.push(worker);
  return worker;
}

async function ask(worker: ChildProcess, asked: string | Uint8Array): Promise<unknown> {
  const answer = once(worker, 'message');
  worker.send(asked);
  const [said] = await answer;
  return said;
}

describe('processes that are used again', () => {
  afterEach(() => {
    for (const worker of acquired.splice(0)) pool.terminate(worker);
  });

  it('serve one job after the other, and two at once by two', async () => {
    const first = acquire();
    const id = await ask(first, 'which');
    expect(id).not.toBe(process.pid);
    const second = acquire();
    expect(await ask(second, 'which')).not.toBe(id);
    pool.release(first);
    const again = acquire();
    expect(again).toBe(first);
    expect(await ask(again, 'which')).toBe(id);
  });

  it('take bytes as bytes, and know nothing of the environment', async () => {
    const worker = acquire();
    expect(await ask(worker, new Uint8Array(3_000_000))).toBe(3_000_000);
    expect(await ask(worker, 'environment')).toEqual([]);
  });

  it.each(['fail', 'end', 'fill'])('are not given out again after they end by themselves: %s', async (how) => {
    const worker = acquire();
    await ask(worker, 'which');
    pool.release(worker);
    const exit = once(worker, 'exit');
    worker.send(how);
    await exit;
    const next = acquire();
    expect(next).not.toBe(worker);
    expect(await ask(next, 'which')).toEqual(expect.any(Number));
  });

  it('are gone once terminated', async () => {
    const worker = acquire();
    await ask(worker, 'which');
    const exit = once(worker, 'exit');
    pool.terminate(worker);
    await exit;
    expect(acquire()).not.toBe(worker);
  });
});
