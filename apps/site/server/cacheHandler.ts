import { LRUCache } from 'lru-cache';
import { currentRequest } from './currentRequest.ts';

/** What Next asks of its `cacheHandler`: https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath */
interface CachedValue {
  kind: string;
  tags?: readonly string[];
}

interface GetContext {
  kind: string;
  tags?: readonly string[];
  revalidate?: number | false;
}

interface SetContext {
  tags?: readonly string[];
}

interface Stored {
  value: CachedValue;
  lastModified: number;
  tags: readonly string[];
}

export interface Clearing {
  cleared: readonly string[] | 'all';
  number: number;
}

/** The number of the last clearing that was taken in. */
export interface TakenIn {
  takenIn: number;
}

/** Bytes of the API's answers, as JSON. */
const maxBytes = 32 * 2 ** 20;

const reads = new LRUCache<string, Stored>({
  maxSize: maxBytes,
  sizeCalculation: ({ value }) => JSON.stringify(value).length,
});

const maxTracked = 10_000;

/** Counted up by each clearing: a read that began before it must not stay. */
let clock = 0;
let allCleared = 0;
const clearings = new LRUCache<string, number>({ max: maxTracked });

function isClearing(message: unknown): message is Clearing {
  if (typeof message !== 'object' || message === null || !('cleared' in message)) return false;
  return message.cleared === 'all' || Array.isArray(message.cleared);
}

function clear(cleared: Clearing['cleared']): void {
  clock += 1;
  if (cleared === 'all') {
    allCleared = clock;
    reads.clear();
    return;
  }
  const tagsCleared = new Set(cleared);
  for (const tag of tagsCleared) clearings.set(tag, clock);
  for (const [key, { tags }] of reads.entries()) if (tags.some((tag) => tagsCleared.has(tag))) reads.delete(key);
}

process.on('message', (message) => {
  if (!isClearing(message)) return;
  clear(message.cleared);
  process.send?.({ takenIn: message.number } satisfies TakenIn);
});

// The page server has died: nobody asks any more.
process.once('disconnect', () => process.exit());

const isExpired = ({ lastModified }: Stored, { revalidate }: GetContext) =>
  typeof revalidate === 'number' && Date.now() - lastModified > revalidate * 1_000;

/** Keeps what the API answered, in memory alone. Pages are kept by the page server, and rendered at each request for one. */
export default class CacheHandler {
  /** Next makes a handler for each request: reads of one page at the same time as another's are told apart. */
  readonly #beganAt = new Map<string, number>();

  async get(key: string, context: GetContext): Promise<Stored | null> {
    if (context.kind !== 'FETCH') return null;
    for (const tag of context.tags ?? []) currentRequest.getStore()?.tags.add(tag);
    const found = reads.get(key);
    // Next would answer with what is too old once more, and the page would have that until it is too old itself.
    if (found && !isExpired(found, context)) return found;
    this.#beganAt.set(key, clock);
    return null;
  }

  async set(key: string, value: CachedValue | null, { tags = [] }: SetContext): Promise<void> {
    if (value?.kind !== 'FETCH') return;
    const began = this.#beganAt.get(key) ?? clock;
    this.#beganAt.delete(key);
    const all = [...new Set([...tags, ...(value.tags ?? [])])];
    if (allCleared > began || all.some((tag) => (clearings.get(tag) ?? 0) > began)) return;
    reads.set(key, { value, lastModified: Date.now(), tags: all });
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
