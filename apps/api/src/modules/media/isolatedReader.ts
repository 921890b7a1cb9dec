import type { Serializable } from 'node:child_process';
import { AppError } from '../../errors.ts';
import { workerPool } from '../../workerPool.ts';
import { boundedQueue } from '../session/boundedQueue.ts';

/** Until a new process has loaded its reader, on a busy machine. */
const startTimeoutMs = 60_000;

interface ReaderOptions {
  url: URL;
  /** Milliseconds for one file, from when the process says that it reads. */
  readTimeoutMs: number;
  memoryMb: number;
}

/**
 * In a process of its own: a file made to choke its reader ends that process, and never the API. It replies
 * `reading` and then its result, null for what it cannot read.
 * @returns reads one file after the other; UNAVAILABLE while too many wait
 */
export function isolatedReader<Result, Input extends Serializable = Uint8Array>({
  url,
  readTimeoutMs,
  memoryMb,
}: ReaderOptions) {
  const run = boundedQueue({ concurrency: 1, maxWaiting: 32 });
  const pool = workerPool({ url, memoryMb });

  function readInWorker(input: Input): Promise<Result | null> {
    const worker = pool.acquire();
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout;
      const settle = (result: Result | null) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onFailure).off('exit', onFailure);
        resolve(result);
      };
      const onFailure = () => {
        pool.terminate(worker);
        settle(null);
      };
      // Starting is no fault of the file: its own time begins when the process says that it reads.
      const startTimer = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(onFailure, ms);
      };
      const onMessage = (message: 'reading' | { result: Result | null }) => {
        if (message === 'reading') return startTimer(readTimeoutMs);
        pool.release(worker);
        settle(message.result);
      };
      startTimer(startTimeoutMs);
      worker.on('message', onMessage);
      worker.once('error', onFailure);
      worker.once('exit', onFailure);
      worker.send(input);
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
