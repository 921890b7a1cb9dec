import { Worker } from 'node:worker_threads';

/** An idle thread goes away; until then the next job need not start one. */
const idleTimeoutMs = 10_000;

interface PoolOptions {
  url: URL;
  memoryMb: number;
}

/**
 * Threads of one script, used again while jobs follow one another: to start one takes a second on a busy machine, and
 * each that ends may meet a race in V8 that ends the whole process (https://github.com/nodejs/node/issues/64500).
 * @returns `acquire` starts a thread where none is idle; each acquired one is either released, idle again, or terminated
 */
export function workerPool({ url, memoryMb }: PoolOptions) {
  const idle = new Map<Worker, NodeJS.Timeout>();

  function terminate(worker: Worker): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    void worker.terminate();
  }

  function start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
    const worker = new Worker(url, { resourceLimits, stdout: true, stderr: true });
    // Also while nobody waits for it: an unheard error would end the whole process.
    worker.on('error', () => terminate(worker));
    worker.on('exit', () => terminate(worker));
    // It must not keep an otherwise idle process alive.
    worker.unref();
    return worker;
  }

  function acquire(): Worker {
    const [first] = idle;
    if (!first) return start();
    const [worker, timer] = first;
    clearTimeout(timer);
    idle.delete(worker);
    return worker;
  }

  function release(worker: Worker): void {
    idle.set(worker, setTimeout(terminate, idleTimeoutMs, worker).unref());
  }

  return { acquire, release, terminate };
}
