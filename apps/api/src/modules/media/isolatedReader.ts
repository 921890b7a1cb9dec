import { Worker } from 'node:worker_threads';
import { AppError } from '../../errors.ts';
import { boundedQueue } from '../session/boundedQueue.ts';

/** Until a new thread has loaded its reader, on a busy machine. */
const startTimeoutMs = 60_000;
/** An idle reader goes away; until then the next file need not start one. */
const idleTimeoutMs = 10_000;

interface ReaderOptions {
  url: URL;
  /** Milliseconds for one file, from when the thread says that it reads. */
  readTimeoutMs: number;
  memoryMb: number;
}

/**
 * In a thread of its own: a file made to choke its reader ends that thread, and never the API. The thread posts
 * `reading` and then its result, null for what it cannot read.
 * @returns reads one file after the other; UNAVAILABLE while too many wait
 */
export function isolatedReader<Result, Input = Uint8Array>({ url, readTimeoutMs, memoryMb }: ReaderOptions) {
  const run = boundedQueue({ concurrency: 1, maxWaiting: 32 });
  let sharedWorker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function terminateWorker(worker: Worker): void {
    if (sharedWorker === worker) sharedWorker = undefined;
    void worker.terminate();
  }

  function ensureWorker(): Worker {
    clearTimeout(idleTimer);
    if (sharedWorker) return sharedWorker;
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
    const worker = new Worker(url, { resourceLimits, stdout: true, stderr: true });
    // Also while nobody waits for it: an unheard error would end the whole process.
    worker.on('error', () => terminateWorker(worker));
    // It must not keep an otherwise idle process alive.
    worker.unref();
    sharedWorker = worker;
    return worker;
  }

  function readInWorker(input: Input): Promise<Result | null> {
    const worker = ensureWorker();
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout;
      const settle = (result: Result | null) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onFailure).off('exit', onFailure);
        idleTimer = setTimeout(terminateWorker, idleTimeoutMs, worker).unref();
        resolve(result);
      };
      const onFailure = () => {
        terminateWorker(worker);
        settle(null);
      };
      // Starting is no fault of the file: its own time begins when the thread says that it reads.
      const startTimer = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(onFailure, ms);
      };
      const onMessage = (message: 'reading' | { result: Result | null }) =>
        message === 'reading' ? startTimer(readTimeoutMs) : settle(message.result);
      startTimer(startTimeoutMs);
      worker.on('message', onMessage);
      worker.once('error', onFailure);
      worker.once('exit', onFailure);
      worker.postMessage(input);
    });
  }

  return async function read(input: Input): Promise<Result | null> {
    const result = await run(() => readInWorker(input));
    if (result === undefined) {
      throw new AppError('UNAVAILABLE', 'Too many files are being read at this moment. Try again.', { retryAfter: 5 });
    }
    return result;
  };
}
