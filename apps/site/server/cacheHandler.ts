import { LRUCache } from 'lru-cache';

/** What Next asks of its `cacheHandler`: https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath */
interface CachedValue {
  kind: string;
  headers?: Record<string, string | string[] | undefined>;
  tags?: readonly string[];
}

interface SetContext {
  tags?: readonly string[];
}

interface Stored {
  value: CachedValue;
  lastModified: number;
  tags: readonly string[];
}

export interface PageTags {
  path: string;
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

/** Far more than are cleared while a page is rendered. */
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

/** `/route-cache/APP_PAGE/<hash>/$/about-us` or the path itself. */
function pathOfKey(key: string): string {
  const at = key.indexOf('/$/');
  return at === -1 ? key : key.slice(at + 2);
}

function tagsOf({ headers }: CachedValue): string[] {
  const written = headers?.['x-next-cache-tags'];
  // Tags that Next makes of paths begin so; ours never do.
  return String(written ?? '')
    .split(',')
    .filter((tag) => tag !== '' && !tag.startsWith('_N_T_'));
}

/**
 * Keeps what the API answered, in memory alone. Pages are kept by the page server: here they are never found, so that
 * each request renders, and their tags go to it.
 */
export default class CacheHandler {
  /** Next makes a handler for each request: reads of one page at the same time as another's are told apart. */
  readonly #beganAt = new Map<string, number>();

  async get(key: string, { kind }: { kind: string }): Promise<Stored | null> {
    if (kind !== 'FETCH') return null;
    const found = reads.get(key) ?? null;
    if (!found) this.#beganAt.set(key, clock);
    return found;
  }

  async set(key: string, value: CachedValue | null, { tags = [] }: SetContext): Promise<void> {
    if (value?.kind === 'FETCH') {
      const began = this.#beganAt.get(key) ?? clock;
      this.#beganAt.delete(key);
      const all = [...new Set([...tags, ...(value.tags ?? [])])];
      if (allCleared > began || all.some((tag) => (clearings.get(tag) ?? 0) > began)) return;
      reads.set(key, { value, lastModified: Date.now(), tags: all });
    } else if (value) process.send?.({ path: pathOfKey(key), tags: tagsOf(value) } satisfies PageTags);
  }

  /** Tags are cleared by the page server's message alone. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
