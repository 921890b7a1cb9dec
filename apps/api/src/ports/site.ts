import type { ShownRevision, SiteStatus } from '@fundfront/content-model/wire';

export interface Invalidation {
  tags: readonly string[];
  paths: readonly string[];
  /** Milliseconds since the epoch. */
  sentAt?: number;
}

export interface SitePort {
  /**
   * What the tags are on is old from now on; the public paths are rendered first. Throws if the site did not answer with
   * success.
   * @returns what all instances show at the first path from now on; null where they do not say the same, or nothing
   */
  revalidate(invalidation: Invalidation): Promise<ShownRevision | null>;
  /**
   * @param path public path with its language prefix
   * @returns milliseconds until the page's HTML carries the stamp, or null if it did not happen within `timeoutMs`
   */
  waitUntilLive(input: { path: string; revision: string; timeoutMs: number }): Promise<number | null>;
  /** By instance; null of one that does not answer. */
  status(): Promise<{ url: string; status: SiteStatus | null }[]>;
}
