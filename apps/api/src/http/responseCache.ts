import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * Shares one read among all who ask before it begins. A read that has begun is shared with nobody new: callers get what
 * was true after they asked.
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

export interface CachedResponse {
  body: string;
  etag: string;
}

export function toCachedResponse(response: unknown): CachedResponse {
  const body = JSON.stringify(response);
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}

const maxBytes = 67_108_864;

/**
 * What has changed is asked of the database before each response, so that several processes on one database never show
 * something old; many requests at once share the question, and the read of what is not stored yet.
 * @param readRevision grows with every change that the public could see
 */
export function createResponseCache(readRevision: () => Promise<number>) {
  const currentRevision = singleFlight(readRevision);
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    // A character takes two bytes in memory.
    sizeCalculation: ({ body }, url) => (url.length + body.length) * 2,
  });
  const reading = new Map<string, Promise<CachedResponse | null>>();
  let cachedRevision = -1;
  let hits = 0;
  let misses = 0;

  async function readAndStore(url: string, revision: number, read: () => Promise<CachedResponse | null>) {
    const response = await read();
    if (response && revision === cachedRevision) cache.set(url, response);
    return response;
  }

  return {
    /** @param read null for what must not be stored, and is then shared with nobody */
    async get(url: string, read: () => Promise<CachedResponse | null>): Promise<CachedResponse | null> {
      const revision = await currentRevision();
      if (revision > cachedRevision) {
        cache.clear();
        reading.clear();
        cachedRevision = revision;
      }
      const isCurrent = revision === cachedRevision;
      const underWay = isCurrent ? reading.get(url) : undefined;
      const known = underWay ? await underWay.catch(() => null) : isCurrent && cache.get(url);
      if (known) {
        hits += 1;
        return known;
      }
      misses += 1;
      const response = readAndStore(url, revision, read);
      if (!isCurrent) return response;
      reading.set(url, response);
      return response.finally(() => {
        if (reading.get(url) === response) reading.delete(url);
      });
    },
    usage: () => ({ hits, misses, bytes: cache.calculatedSize }),
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;
