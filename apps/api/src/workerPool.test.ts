import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { workerPool } from './workerPool.ts';

const script = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', (asked) => {
    if (asked === 'fail') throw new Error('A file that chokes its reader');
    if (asked === 'end') process.exit(0);
    parentPort.postMessage(threadId);
  });
`;
const url = new URL(`data:text/javascript,${encodeURIComponent(script)}`);

const ended: Worker[] = [];
const pool = workerPool({ url, memoryMb: 64 });

function acquire(): Worker {
  const worker = pool.acquire();
  ended.push(worker);
  return worker;
}

async function threadOf(worker: Worker): Promise<unknown> {
  const answer = once(worker, 'message');
  worker.postMessage('which');
  const [id] = await answer;
  return id;
}

/** Also of a thread that ends with an error, which `once` would throw. */
const exitOf = (worker: Worker) => new Promise((resolve) => worker.once('exit', resolve));

describe('threads that are used again', () => {
  afterEach(() => {
    for (const worker of ended.splice(0)) pool.terminate(worker);
  });

  it('serve one job after the other, and two at once by two', async () => {
    const first = acquire();
    const id = await threadOf(first);
    const second = acquire();
    expect(await threadOf(second)).not.toBe(id);
    pool.release(first);
    const again = acquire();
    expect(again).toBe(first);
    expect(await threadOf(again)).toBe(id);
  });

  it.each(['fail', 'end'])('are not given out again after they end by themselves: %s', async (how) => {
    const worker = acquire();
    await threadOf(worker);
    pool.release(worker);
    const exit = exitOf(worker);
    worker.postMessage(how);
    await exit;
    const next = acquire();
    expect(next).not.toBe(worker);
    expect(await threadOf(next)).toEqual(expect.any(Number));
  });

  it('are gone once terminated', async () => {
    const worker = acquire();
    await threadOf(worker);
    const exit = exitOf(worker);
    pool.terminate(worker);
    await exit;
    expect(acquire()).not.toBe(worker);
  });
});
