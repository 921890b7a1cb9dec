import { createHash } from 'node:crypto';
import { singleFlight } from './singleFlight.ts';

/** A public answer as it goes over the wire. */
export interface CachedResponse {
  body: string;
  etag: string;
}

export function toCachedResponse(response: unknown): CachedResponse {
  const body = JSON.stringify(response);
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}

const maxSize = 67_108_864;

/**
 * Keeps the answers of public reads in memory for as long as nothing has changed. What has changed is asked of the
 * database before each answer, so that several processes on one database never show something old; many requests at once
 * share the question.
 * @param readRevision grows with every change that the public could see
 */
export function createResponseCache(readRevision: () => Promise<number>) {
  const currentRevision = singleFlight(readRevision);
  const cache = new Map<string, CachedResponse>();
  let cachedRevision = -1;
  let size = 0;

  function clear() {
    cache.clear();
    size = 0;
  }

  return {
    /** The answer kept for an address, or what to keep a new one with. */
    async find(
      url: string,
    ): Promise<{ response: CachedResponse | undefined; store: (response: CachedResponse) => void }> {
      const revision = await currentRevision();
      if (revision > cachedRevision) {
        clear();
        cachedRevision = revision;
      }
      const store = (response: CachedResponse) => {
        if (revision !== cachedRevision || cache.has(url)) return;
        size += url.length + response.body.length * 2;
        if (size > maxSize) clear();
        else cache.set(url, response);
      };
      return { response: revision === cachedRevision ? cache.get(url) : undefined, store };
    },
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;
