import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EvictionStream, StreamEntry } from './evictionStream.ts';
import type { Announcement, Evictions } from './evictions.ts';
import type { StoredPage } from './pageStore.ts';
import { anyChange, type Pages } from './pages.ts';

/** Others render these at once; what else is old there follows by its tags. */
const sharedPaths = 10;
const defaultRetryMs = 250;

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** Whether nothing in the stream changed a page after it was rendered; false where the stream does not reach back as far. */
function currentBy(entries: readonly StreamEntry[]): (page: StoredPage) => boolean {
  const readable = entries.slice(
    Math.max(
      0,
      entries.findLastIndex(({ change }) => change === null),
    ),
  );
  const order = new Map(readable.map(({ id }, index) => [id, index]));
  const lastChange = new Map<string, number>();
  for (const [index, { change }] of readable.entries()) {
    if (!change || change.tags.length === 0) continue;
    for (const tag of [...change.tags, anyChange]) lastChange.set(tag, index);
  }
  return ({ sequence, tags }) => {
    const at = sequence === undefined ? undefined : order.get(sequence);
    return at !== undefined && tags.every((tag) => (lastChange.get(tag) ?? 0) <= at);
  };
}

/**
 * Instances of the site tell each other what has changed. One that was away, or cut off, takes what it missed; where that
 * is forgotten already, all its pages are old.
 */
export class SharedEvictions {
  readonly #stream: EvictionStream;
  readonly #log: (sentence: string) => void;
  readonly #retryMs: number;
  readonly #origin = randomUUID();
  #position: string | undefined;
  #isCutOff = false;
  #isStopped = false;

  constructor(options: { stream: EvictionStream; log: (sentence: string) => void; retryMs?: number }) {
    this.#stream = options.stream;
    this.#log = options.log;
    this.#retryMs = options.retryMs ?? defaultRetryMs;
  }

  get position(): string | undefined {
    return this.#position;
  }

  /** To be called after it was applied here. @returns whether it is on the stream, for all others to see */
  async share({ tags, paths, signature }: Announcement): Promise<boolean> {
    try {
      await this.#stream.add({ origin: this.#origin, tags, paths: paths.slice(0, sharedPaths), signature });
      return true;
    } catch {
      return false;
    }
  }

  async follow(pages: Pages, evictions: Evictions): Promise<void> {
    while (!this.#isStopped) {
      try {
        const position = await this.#catchUp(pages, evictions);
        if (this.#isCutOff) this.#log('Redis is reached again; changes announced meanwhile are taken in.');
        this.#isCutOff = false;
        await this.#stream.waitAfter(position);
      } catch (error) {
        if (this.#isStopped) return;
        if (!this.#isCutOff)
          this.#log(`Redis is not reached, changes are not shared with other instances: ${reasonOf(error)}`);
        this.#isCutOff = true;
        await sleep(this.#retryMs, undefined, { ref: false });
      }
    }
  }

  async #catchUp(pages: Pages, evictions: Evictions): Promise<string> {
    const [known, ...newer] = this.#position === undefined ? [] : await this.#stream.from(this.#position);
    if (known === undefined || known.id !== this.#position) return this.#begin(pages);
    let position = known.id;
    for (const { id, change } of newer) {
      if (!change) pages.evictAll();
      else if (change.origin !== this.#origin && change.tags.length > 0) void evictions.take(change);
      position = id;
      this.#position = id;
    }
    return position;
  }

  async #begin(pages: Pages): Promise<string> {
    const entries = await this.#stream.from();
    // An empty stream has no place to go on from: this entry is one, and changes nothing.
    const position = entries.at(-1)?.id ?? (await this.#stream.add({ origin: this.#origin, tags: [], paths: [] }));
    pages.evictAll(currentBy(entries));
    this.#position = position;
    return position;
  }

  stop(): void {
    this.#isStopped = true;
    this.#stream.close();
  }
}
