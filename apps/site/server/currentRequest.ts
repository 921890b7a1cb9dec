import { AsyncLocalStorage } from 'node:async_hooks';

export interface CurrentRequest {
  ids: Readonly<Record<string, string>>;
  /** Of all that was read for it: what its answer depends on. */
  tags: Set<string>;
}

/**
 * What the renderer answers just now. Next gathers tags itself only for what it would store, and writes that, with a second
 * rendering for its own client, at twice the time of one that is for a request alone.
 */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>();
