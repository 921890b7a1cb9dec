/** @returns a runner; it answers undefined, without running the job, when the queue is full */
export function boundedQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  let active = 0;
  const queue: (() => void)[] = [];
  return async function run<Result>(job: () => Promise<Result>): Promise<Result | undefined> {
    if (active >= concurrency) {
      if (queue.length >= maxWaiting) return undefined;
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await job();
    } finally {
      // The place goes to the next in line, so that nobody new can slip in between.
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
