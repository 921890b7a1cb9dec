/** Joins calls made while one is under way to that one: five parallel 401s cause one refresh. */
export function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= run().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
