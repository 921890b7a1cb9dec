import { Worker } from 'node:worker_threads';
import { AppError } from '../../errors.ts';
import { boundedQueue } from '../session/boundedQueue.ts';

/** An honest file of 10 MB takes well under a second. */
const readTimeoutMs = 5_000;
/** Until a new thread has loaded its reader, on a busy machine. */
const startTimeoutMs = 60_000;
/** An idle reader goes away; until then the next file need not start one. */
const idleTimeoutMs = 10_000;
const memory = { maxOldGenerationSizeMb: 256 };

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
  const url = new URL('./pdfWorker.ts', import.meta.url);
  const worker = new Worker(url, { resourceLimits: memory, stdout: true, stderr: true });
  // Also while nobody waits for it: an unheard error would end the whole process.
  worker.on('error', () => terminateWorker(worker));
  // It must not keep an otherwise idle process alive.
  worker.unref();
  sharedWorker = worker;
  return worker;
}

/** In a thread of its own: a file made to choke its reader ends that thread, and never the API. */
function readInWorker(bytes: Uint8Array): Promise<number | null> {
  const worker = ensureWorker();
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout;
    const settle = (pages: number | null) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onFailure).off('exit', onFailure);
      idleTimer = setTimeout(terminateWorker, idleTimeoutMs, worker).unref();
      resolve(pages);
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
    const onMessage = (message: 'reading' | number | null) =>
      message === 'reading' ? startTimer(readTimeoutMs) : settle(message);
    startTimer(startTimeoutMs);
    worker.on('message', onMessage);
    worker.once('error', onFailure);
    worker.once('exit', onFailure);
    worker.postMessage(bytes);
  });
}

/** Null for a PDF that is broken, encrypted, or cannot be read in time. UNAVAILABLE while too many wait. */
export async function pdfPages(bytes: Uint8Array): Promise<number | null> {
  const pages = await run(() => readInWorker(bytes));
  if (pages === undefined) {
    throw new AppError('UNAVAILABLE', 'Too many files are being read at this moment. Try again.', { retryAfter: 5 });
  }
  return pages;
}
