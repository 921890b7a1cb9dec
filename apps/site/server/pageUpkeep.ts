import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { PageStore, StoredPage } from './pageStore.ts';

export interface UpkeepOptions {
  store: PageStore;
  compose: (page: StoredPage, chrome: StoredPage) => Promise<StoredPage>;
  /** Compresses better, and in other ways, while nothing else is to be done. */
  repack?: ((page: StoredPage) => Promise<StoredPage>) | undefined;
  replacing: (page: StoredPage, by: StoredPage) => void;
  whenIdle: () => Promise<void>;
  lastEvictionAt: () => number | null;
  pause?: (ms: number) => Promise<unknown>;
}

const repackPauseMs = 1_000;
/**
 * Milliseconds after a change in which the next is likely: packing would take a core from it, and may be for nothing. Where
 * changes never end, pages are packed after a minute all the same.
 */
const quietMs = 5_000;
const longestWaitMs = 60_000;
const pauseUnheld = (ms: number) => sleep(ms, undefined, { ref: false });

/**
 * What is made of stored pages without rendering them again: another header and footer, and better packing. Putting a page
 * together is work of this thread alone, so visitors come between two of them.
 */
export class PageUpkeep {
  readonly #options: UpkeepOptions;
  readonly #pause: (ms: number) => Promise<unknown>;
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #waiting = new Set<string>();
  readonly #unpacked = new Set<string>();
  #packing = false;

  constructor(options: UpkeepOptions) {
    this.#options = options;
    this.#pause = options.pause ?? pauseUnheld;
  }

  newChromeOf({ chrome }: StoredPage): StoredPage | undefined {
    const now = chrome && this.#options.store.get(chrome.path);
    return now && now.etag !== chrome?.etag ? now : undefined;
  }

  composeAll(): void {
    for (const page of [...this.#options.store.inMemory()]) if (this.newChromeOf(page)) this.composeSoon(page.path);
  }

  composeSoon(path: string): void {
    if (this.#waiting.has(path)) return;
    this.#waiting.add(path);
    void this.#queue.add(async () => {
      await nextTurn();
      this.#waiting.delete(path);
      await this.#replace(path, async (page) => {
        const chrome = this.newChromeOf(page);
        return chrome ? this.#options.compose(page, chrome) : null;
      }).catch(() => {});
      this.repackSoon(path);
    });
  }

  async #replace(path: string, make: (page: StoredPage) => Promise<StoredPage | null>): Promise<void> {
    const { store, replacing } = this.#options;
    const page = store.get(path);
    const other = page && (await make(page));
    if (!page || !other || store.get(path) !== page) return;
    replacing(page, other);
    store.set(other);
  }

  repackSoon(path: string): void {
    if (!this.#options.repack) return;
    this.#unpacked.add(path);
    if (!this.#packing) void this.#repackAll();
  }

  async #whenQuiet(latest: number): Promise<void> {
    const leftMs = () => Math.min((this.#options.lastEvictionAt() ?? 0) + quietMs, latest) - Date.now();
    for (let ms = leftMs(); ms > 0; ms = leftMs()) await this.#pause(ms);
  }

  async #repackAll(): Promise<void> {
    this.#packing = true;
    const latest = Date.now() + longestWaitMs;
    for (const path of this.#unpacked) {
      await this.#pause(repackPauseMs);
      await this.#whenQuiet(latest);
      await this.#options.whenIdle();
      await this.#queue.onIdle();
      this.#unpacked.delete(path);
      await this.#replace(path, async (page) => (await this.#options.repack?.(page)) ?? null).catch(() => {});
    }
    this.#packing = false;
  }
}
