/** The public website, as the API talks to it after a change. */
export interface SitePort {
  /** Tells the site which cached reads are old. Throws if it did not answer with success. */
  revalidate(tags: readonly string[]): Promise<void>;
  /**
   * Asks the public page until its HTML carries the stamp.
   * @param path public path with its language prefix
   * @returns milliseconds it took, or null if it did not happen within `timeoutMs`
   */
  waitUntilLive(input: { path: string; revision: string; timeoutMs: number }): Promise<number | null>;
  /** Asks for pages so that the next visitor finds them ready. Returns at once. */
  warm(paths: readonly string[]): void;
}
