import type { StoredPage } from './pageStore.ts';
import { anyChange } from './pages.ts';

export interface CdnOptions {
  /** Takes `{ tags }` by POST, as https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/ has it. */
  url: string;
  token: string;
  unpurgedTags: ReadonlySet<string>;
  log: (sentence: string) => void;
}

/** Seconds, should a purge be lost. */
const maxAge = 300;
const tagsPerCall = 30;
const maxHeaderBytes = 16_000;
const callMs = 1_500;

/** A shared cache in front of the site that keeps pages by their tags until it is told to let go of them. */
export class Cdn {
  readonly #options: CdnOptions;

  constructor(options: CdnOptions) {
    this.#options = options;
  }

  /** To be sent with a page that is current, never with an old copy: it would be kept after the purge. */
  headersOf({ status, tags }: Pick<StoredPage, 'status' | 'tags'>): Readonly<Record<string, string>> {
    const cacheTag = tags.filter((tag) => !this.#options.unpurgedTags.has(tag)).join(',');
    const isCacheable =
      status === 200 && cacheTag !== '' && cacheTag.length <= maxHeaderBytes && !tags.includes(anyChange);
    return isCacheable ? { 'cache-tag': cacheTag, 'cdn-cache-control': `public, max-age=${maxAge}` } : {};
  }

  async purge(tags: readonly string[]): Promise<boolean> {
    const purged = tags.filter((tag) => !this.#options.unpurgedTags.has(tag));
    const starts = Array.from({ length: Math.ceil(purged.length / tagsPerCall) }, (_, index) => index * tagsPerCall);
    try {
      await Promise.all(starts.map((start) => this.#call(purged.slice(start, start + tagsPerCall))));
      return true;
    } catch (error) {
      this.#options.log(`The CDN was not purged: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  }

  async #call(tags: readonly string[]): Promise<void> {
    const response = await fetch(this.#options.url, {
      method: 'POST',
      body: JSON.stringify({ tags }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#options.token}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(callMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  }
}
