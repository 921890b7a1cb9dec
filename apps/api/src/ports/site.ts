export interface SitePort {
  /** Throws if the site did not answer with success. */
  revalidate(tags: readonly string[]): Promise<void>;
  /**
   * @param path public path with its language prefix
   * @returns milliseconds until the page's HTML carries the stamp, or null if it did not happen within `timeoutMs`
   */
  waitUntilLive(input: { path: string; revision: string; timeoutMs: number }): Promise<number | null>;
  /** Returns at once. */
  warm(paths: readonly string[]): void;
}
