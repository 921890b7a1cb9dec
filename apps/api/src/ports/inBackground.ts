/** Works through items, some at a time, while the caller goes on. A failure of one is no matter to the others. */
export function inBackground<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): void {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item).catch(() => {});
  };
  for (let started = 0; started < Math.min(atOnce, items.length); started += 1) void worker();
}
