import { Worker } from 'node:worker_threads';
import { AppError } from '../../errors.ts';
import { boundedQueue } from '../session/boundedQueue.ts';

/** An honest file of 10 MB takes well under a second. */
const timeMs = 5_000;
/** Until a new thread has loaded its reader, on a machine that is busy with other things. */
const startMs = 60_000;
/** A reader without work goes away; until then it spares the next file the time of starting one. */
const idleMs = 10_000;
const memory = { maxOldGenerationSizeMb: 256 };

const run = boundedQueue({ concurrency: 1, maxWaiting: 32 });

let reader: Worker | undefined;
let leaving: NodeJS.Timeout | undefined;

function dismiss(worker: Worker): void {
  if (reader === worker) reader = undefined;
  void worker.terminate();
}

function readerAtHand(): Worker {
  clearTimeout(leaving);
  if (reader) return reader;
  const url = new URL('./pdfWorker.ts', import.meta.url);
  const worker = new Worker(url, { resourceLimits: memory, stdout: true, stderr: true });
  // Also while nobody waits for it: an error that nobody hears would end the whole process.
  worker.on('error', () => dismiss(worker));
  // It must not keep a process alive that has nothing else to do.
  worker.unref();
  reader = worker;
  return worker;
}

/** Reads in a thread of its own: a file that was made to choke its reader ends that thread, and never the API. */
function readApart(bytes: Uint8Array): Promise<number | null> {
  const worker = readerAtHand();
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout;
    const settle = (pages: number | null) => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', giveUp).off('exit', giveUp);
      leaving = setTimeout(dismiss, idleMs, worker).unref();
      resolve(pages);
    };
    const giveUp = () => {
      dismiss(worker);
      settle(null);
    };
    // Starting up is no fault of the file: its own time begins when the thread says that it reads.
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, ms);
    };
    const hear = (message: 'reading' | number | null) => (message === 'reading' ? wait(timeMs) : settle(message));
    wait(startMs);
    worker.on('message', hear);
    worker.once('error', giveUp);
    worker.once('exit', giveUp);
    worker.postMessage(bytes);
  });
}

/**
 * How many pages a PDF says that it has; null for one that is broken or encrypted, or cannot be read in reasonable time.
 * UNAVAILABLE while too many wait to be read.
 */
export async function pdfPages(bytes: Uint8Array): Promise<number | null> {
  const pages = await run(() => readApart(bytes));
  if (pages === undefined) {
    throw new AppError('UNAVAILABLE', 'Too many files are being read at this moment. Try again.', { retryAfter: 5 });
  }
  return pages;
}
