import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { PageStore, StoredPage } from './pageStore.ts';

export interface UpkeepOptions {
  store: PageStore;
  compose: (page: StoredPage, chrome: StoredPage) => Promise<StoredPage>;
  /** Compresses better, and in other ways, while nothing else is to be done. */
  repack?: ((page: StoredPage) => Promise<StoredPage>) | undefined;
  replacing: (page: StoredPage, by: StoredPage) => void;
  whenIdle: () => Promise<void>;
}

const concurrency = 2;
const repackPauseMs = 1_000;

/** What is made of stored pages without rendering them again: another header and footer, and better packing. */
export class PageUpkeep {
  readonly #options: UpkeepOptions;
  readonly #queue = new PQueue({ concurrency });
  readonly #waiting = new Set<string>();
  readonly #unpacked = new Set<string>();
  #packing = false;

  constructor(options: UpkeepOptions) {
    this.#options = options;
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

  async #repackAll(): Promise<void> {
    this.#packing = true;
    for (const path of this.#unpacked) {
      await sleep(repackPauseMs, undefined, { ref: false });
      await this.#options.whenIdle();
      await this.#queue.onIdle();
      this.#unpacked.delete(path);
      await this.#replace(path, async (page) => (await this.#options.repack?.(page)) ?? null).catch(() => {});
    }
    this.#packing = false;
  }
}
