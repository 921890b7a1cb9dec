/**
 * Shares one read among all who ask while it waits for its turn. A read that has begun is shared with nobody new: whoever
 * asks gets what was true after they asked.
 */
export function singleFlight<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const turn = read();
      running = turn.catch(() => undefined);
      return turn;
    });
    return next;
  };
}
