import { type ChildProcess, fork, type Serializable } from 'node:child_process';

/** An idle process goes away; until then the next job need not start one. */
const idleTimeoutMs = 10_000;

interface PoolOptions {
  /** Of a script that takes its job by `process.on('message')` and answers by {@link reply}. */
  url: URL;
  /** How much it may keep; one that needs more dies, and nothing but it. */
  memoryMb: number;
}

/**
 * Processes of one script, used again while jobs follow one another. Not threads: one that ends may meet a race in V8
 * that takes the whole API with it (https://github.com/nodejs/node/issues/64500). They know nothing of the environment.
 * @returns `acquire` starts a process where none is idle; each acquired one is either released, idle again, or terminated
 */
export function workerPool({ url, memoryMb }: PoolOptions) {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  function terminate(worker: ChildProcess): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.kill('SIGKILL');
  }

  function start(): ChildProcess {
    const worker = fork(url, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${memoryMb}`],
      env: {},
    });
    // Also while nobody waits for it: an unheard error would end the whole process.
    worker.on('error', () => terminate(worker));
    worker.on('exit', () => terminate(worker));
    // It must not keep an otherwise idle process alive.
    worker.unref();
    worker.channel?.unref();
    return worker;
  }

  function acquire(): ChildProcess {
    const [first] = idle;
    if (!first) return start();
    const [worker, timer] = first;
    clearTimeout(timer);
    idle.delete(worker);
    return worker;
  }

  function release(worker: ChildProcess): void {
    idle.set(worker, setTimeout(terminate, idleTimeoutMs, worker).unref());
  }

  return { acquire, release, terminate };
}

/** Within such a process: nothing where the other side is gone. */
export function reply(message: Serializable): void {
  process.send?.(message, undefined, undefined, () => {});
}
