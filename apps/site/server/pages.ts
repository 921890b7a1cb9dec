import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { StoredPage } from './pageStore.ts';
import { PageUpkeep, type UpkeepOptions } from './pageUpkeep.ts';
import { Postponed } from './postponed.ts';
import { type RenderedResponse, RendererUnavailable, type RequestIds } from './renderer.ts';

export type Rendered = { page: StoredPage } | { response: RenderedResponse };

export interface PagesOptions extends Pick<UpkeepOptions, 'store' | 'compose' | 'repack'> {
  render: (path: string, ids?: RequestIds) => Promise<RenderedResponse & { tags: readonly string[] | null }>;
  /** Makes what is stored of a response with status 200, or a redirect. */
  finish: (path: string, response: RenderedResponse, tags: readonly string[]) => Promise<StoredPage>;
  clear: (tags: readonly string[] | 'all') => void;
  /** No reason to render all pages at once: each is rendered again at its next request. */
  lazyTags?: ReadonlySet<string>;
  chromePaths?: ReadonlySet<string>;
  sequence?: () => string | undefined;
}

/** What a visitor waits for, what was published with what somebody waits to see live, and what that made old. */
const priorities = { visitor: 2, published: 1, warm: 0 } as const;
type Priority = keyof typeof priorities;

/** On pages that cannot say what they depend on: any change may have changed them. */
export const anyChange = '*';

const concurrency = 3;
/** Visitors' renderings that wait; whoever comes later is asked to come again. */
const maxWaiting = 200;
const maxTracked = 20_000;
const shortestBackOffMs = 500;
const longestBackOffMs = 30_000;
const maxRepeats = 3;
/** Until whoever waits for what was published has it: other renderings would take its time. */
const answerMs = 30;
const lazyPauseMs = 1_000;
/** In which the next publication may come: of the other language, or by somebody who publishes one page after another. */
const seriesMs = 150;
const longestSeriesMs = 2_000;

export class TooBusy extends Error {}

/**
 * Every page is rendered once for each change of it: requests at the same time share a rendering, an old copy is served
 * while a new one is made, and what fails never replaces what is good.
 */
export class Pages {
  readonly #options: PagesOptions;
  readonly #queue = new PQueue({ concurrency });
  readonly #inTurn = new Map<string, Promise<Rendered>>();
  /** Beside the queue: of what somebody waits to see live, and of what all pages wait for. */
  readonly #atOnce = new Map<string, Promise<Rendered>>();
  readonly #waiting = new Map<string, Priority>();
  readonly #stale = new WeakSet<StoredPage>();
  readonly #failures = new LRUCache<string, { until: number; pauseMs: number }>({ max: maxTracked });
  readonly #cleared = new LRUCache<string, number>({ max: maxTracked });
  readonly #upkeep: PageUpkeep;
  readonly #chromePaths: ReadonlySet<string>;
  readonly #counts = { hits: 0, stale: 0, misses: 0, evictions: 0, renders: 0, failures: 0 };
  #lastEvictionAt: number | null = null;
  #allCleared = 0;
  #clearings = 0;
  #answering: Promise<unknown> | null = null;
  readonly #late = new Postponed<Priority>({
    pauseMs: lazyPauseMs,
    longestMs: lazyPauseMs,
    begin: (path, priority) => this.#refresh(path, priority),
  });
  readonly #series = new Postponed<Priority>({
    pauseMs: seriesMs,
    longestMs: longestSeriesMs,
    begin: (path, priority) => {
      const page = this.#options.store.get(path);
      if (priority === 'published' || (page && this.#isStale(page))) this.#refresh(path, priority);
    },
  });

  constructor(options: PagesOptions) {
    this.#options = options;
    this.#chromePaths = options.chromePaths ?? new Set();
    this.#upkeep = new PageUpkeep({
      store: options.store,
      compose: options.compose,
      repack: options.repack,
      replacing: (page, by) => void (this.#stale.has(page) && this.#stale.add(by)),
      whenIdle: () => this.#queue.onIdle(),
      lastEvictionAt: () => this.#lastEvictionAt,
    });
    // What was cleared while this server did not run is not known: each is rendered again at its first request, unless
    // it is found to be current.
    for (const page of options.store.inMemory()) this.#stale.add(page);
  }

  /** What can be sent at once; an old copy is made anew meanwhile. */
  find(path: string): StoredPage | undefined {
    const page = this.#options.store.get(path);
    if (!page) return undefined;
    this.#counts.hits += 1;
    if (page.chrome) this.#followChrome(path, page.chrome);
    if (!this.#isStale(page)) return page;
    this.#counts.stale += 1;
    this.#refresh(path, 'visitor');
    return page;
  }

  #isStale(page: StoredPage): boolean {
    return this.#stale.has(page) || page.expiresAt < Date.now();
  }

  #followChrome(path: string, has: NonNullable<StoredPage['chrome']>): void {
    const chrome = this.#options.store.get(has.path);
    if (!chrome || this.#isStale(chrome)) this.#refresh(has.path, 'warm');
    else if (chrome.etag !== has.etag) this.#upkeep.composeSoon(path);
  }

  isOld(page: StoredPage): boolean {
    const chrome = page.chrome && this.#options.store.get(page.chrome.path);
    return (
      this.#isStale(page) ||
      (page.chrome !== undefined && (!chrome || this.#isStale(chrome) || chrome.etag !== page.chrome.etag))
    );
  }

  tagsOf({ tags, chrome }: StoredPage): readonly string[] {
    const ofChrome = chrome && this.#options.store.get(chrome.path)?.tags;
    return ofChrome ? [...new Set([...tags, ...ofChrome])] : tags;
  }

  /**
   * The document of header and footer that pages are to be put together with now: no older than the last change of what
   * it shows, as long as it can be rendered. Rejects where there is none.
   */
  async chrome(path: string): Promise<StoredPage> {
    const { store } = this.#options;
    const known = store.get(path);
    if (known && (!this.#stale.has(known) || this.#isBackingOff(path))) return known;
    const rendered = await this.#render(path, 'visitor');
    if ('page' in rendered) return rendered.page;
    throw new RendererUnavailable(`${path} answered ${rendered.response.status}`);
  }

  #refresh(path: string, priority: Priority): void {
    if (this.#renderingOf(path)) this.#hasten(path, priority);
    else if (!this.#isBackingOff(path)) void this.#render(path, priority).catch(() => {});
  }

  #renderingOf(path: string): Promise<Rendered> | undefined {
    return this.#atOnce.get(path) ?? this.#inTurn.get(path);
  }

  /** A page that somebody asks for does not wait behind all that a change of the menu has made old. */
  #hasten(path: string, priority: Priority): void {
    const waits = this.#waiting.get(path);
    if (waits === undefined || priorities[waits] >= priorities[priority]) return;
    this.#waiting.set(path, priority);
    this.#queue.setPriority(path, priorities[priority]);
  }

  #isBackingOff(path: string): boolean {
    return (this.#failures.get(path)?.until ?? 0) > Date.now();
  }

  /** From disk, else rendered for this request. Throws {@link TooBusy}, and what rendering throws where there is no copy. */
  async get(path: string, ids?: RequestIds): Promise<Rendered> {
    const known = this.find(path) ?? (await this.#load(path));
    if (known) return { page: known };
    this.#counts.misses += 1;
    return this.#render(path, 'visitor', ids);
  }

  async #load(path: string): Promise<StoredPage | undefined> {
    const page = await this.#options.store.load(path);
    if (!page) return undefined;
    // It may have been cleared while it was on disk alone.
    this.#stale.add(page);
    this.#refresh(path, 'visitor');
    return page;
  }

  #render(path: string, priority: Priority, ids?: RequestIds): Promise<Rendered> {
    const running = this.#renderingOf(path);
    if (running) {
      this.#hasten(path, priority);
      return running;
    }
    if (this.#isBackingOff(path)) return Promise.reject(new RendererUnavailable(`${path} has just failed`));
    if (this.#chromePaths.has(path)) return this.#renderAtOnce(path);
    const visitors = this.#queue.sizeBy({ priority: priorities.visitor });
    if (priority === 'visitor' && visitors >= maxWaiting) return Promise.reject(new TooBusy());
    const rendering = this.#renderInTurn(path, priority, ids).finally(() => this.#inTurn.delete(path));
    this.#inTurn.set(path, rendering);
    return rendering;
  }

  async #renderInTurn(path: string, priority: Priority, ids?: RequestIds): Promise<Rendered> {
    const askedAt = Date.now();
    for (let repeats = 0; ; repeats += 1) {
      this.#waiting.set(path, priority);
      const make = () =>
        this.#atOnce.get(path) ?? this.#madeSince(path, askedAt) ?? this.#renderNow(path, repeats, ids);
      const work = async () => {
        const isAwaited = this.#waiting.get(path) === 'visitor';
        this.#waiting.delete(path);
        return isAwaited ? make() : (this.#answering?.then(make) ?? make());
      };
      const rendered = await this.#queue.add(work, { id: path, priority: priorities[priority] });
      if (rendered) return rendered;
    }
  }

  #madeSince(path: string, askedAt: number): Rendered | undefined {
    const page = this.#options.store.get(path);
    return page && page.renderedAt >= askedAt && !this.#isStale(page) ? { page } : undefined;
  }

  #renderAtOnce(path: string): Promise<Rendered> {
    const running = this.#atOnce.get(path);
    if (running) return running;
    const work = async () => {
      for (let repeats = 0; ; repeats += 1) {
        const rendered = await this.#renderNow(path, repeats);
        if (rendered) return rendered;
      }
    };
    const rendering = work().finally(() => this.#atOnce.delete(path));
    this.#atOnce.set(path, rendering);
    return rendering;
  }

  /** Null where a clearing met it meanwhile, as often as it is worth doing again. */
  async #renderNow(path: string, repeats: number, ids?: RequestIds): Promise<Rendered | null> {
    const { store, render, finish } = this.#options;
    const began = this.#clearings;
    this.#counts.renders += 1;
    try {
      const { tags, ...response } = await render(path, ids);
      if (response.status >= 500) throw new RendererUnavailable(`${path} answered ${response.status}`);
      this.#failures.delete(path);
      const isStorable =
        tags !== null && (response.status === 200 || response.status === 307 || response.status === 308);
      if (!isStorable) {
        store.delete(path);
        return { response };
      }
      const finished = await finish(path, response, tags);
      const wasCleared = this.#isCleared(tags, began);
      if (wasCleared && repeats < maxRepeats) return null;
      const page = { ...finished, sequence: wasCleared ? undefined : this.#options.sequence?.() };
      if (wasCleared) this.#stale.add(page);
      store.set(page);
      if (this.#chromePaths.has(path)) this.#upkeep.composeAll();
      else if (this.#upkeep.newChromeOf(page)) this.#upkeep.composeSoon(path);
      this.#upkeep.repackSoon(path);
      return { page };
    } catch (error) {
      this.#counts.failures += 1;
      this.#backOff(path);
      const good = await store.load(path);
      if (good) return { page: good };
      throw error;
    }
  }

  usage() {
    const waiting = this.#queue.size + this.#queue.pending + this.#atOnce.size + this.#series.size;
    return { ...this.#options.store.usage(), ...this.#counts, lastEvictionAt: this.#lastEvictionAt, waiting };
  }

  #noteEviction(): void {
    this.#counts.evictions += 1;
    this.#lastEvictionAt = Date.now();
  }

  #isCleared(tags: readonly string[], began: number): boolean {
    return this.#allCleared > began || tags.some((tag) => (this.#cleared.get(tag) ?? 0) > began);
  }

  #backOff(path: string): void {
    const pauseMs = Math.min((this.#failures.get(path)?.pauseMs ?? shortestBackOffMs / 2) * 2, longestBackOffMs);
    this.#failures.set(path, { until: Date.now() + pauseMs, pauseMs });
  }

  /**
   * Pages with these tags are old from now on, and made anew: the first of `paths` at once and alone, whatever else waits,
   * since a rendering beside it would take its time; then, once a series of publications has ended, the other paths and the rest.
   * @returns what the first path is now; null without one, and where it could not be rendered
   */
  evict(tags: readonly string[], [first, ...others]: readonly string[] = []): Promise<Rendered | null> {
    const { store, clear, lazyTags = new Set<string>() } = this.#options;
    this.#clearings += 1;
    this.#noteEviction();
    const cleared = new Set([...tags, anyChange]);
    for (const tag of cleared) this.#cleared.set(tag, this.#clearings);
    clear(tags);
    const old: StoredPage[] = [];
    const chromes: StoredPage[] = [];
    for (const page of store.inMemory()) {
      const hit = page.tags.filter((tag) => cleared.has(tag));
      if (hit.length === 0) continue;
      const isLazy = hit.every((tag) => lazyTags.has(tag));
      const isChrome = this.#chromePaths.has(page.path);
      if (isLazy && isChrome) this.#late.add('warm', [page.path]);
      else this.#stale.add(page);
      if (!isLazy) (isChrome ? chromes : old).push(page);
    }
    // Whatever the last try met, it may be another now.
    for (const path of [first, ...others, ...[...chromes, ...old].map((page) => page.path)]) {
      if (path) this.#failures.delete(path);
    }
    if (this.#late.size > 0) this.#late.resume();
    for (const { path } of chromes) this.#refresh(path, 'published');
    const oldPaths = old.map(({ path }) => path);
    if (first === undefined) {
      for (const path of oldPaths) this.#refresh(path, 'warm');
      return Promise.resolve(null);
    }
    this.#series.hold();
    this.#series.add('published', others);
    this.#series.add('warm', oldPaths);
    const answer = this.#renderAtOnce(first).catch(() => null);
    const answering = answer
      .then(() => sleep(answerMs))
      .then(() => {
        if (this.#answering === answering) this.#answering = null;
        this.#series.resume();
      });
    this.#answering = answering;
    return answer;
  }

  /**
   * What has changed is not known: each page is old, and made anew at its next request. Those from disk that are known to
   * be current are not, unless they were cleared here.
   */
  evictAll(isCurrent: (page: StoredPage) => boolean = () => false): void {
    const pages = [...this.#options.store.inMemory()];
    const current = new Set(pages.filter((page) => isCurrent(page) && !this.#isCleared(page.tags, 0)));
    this.#clearings += 1;
    this.#noteEviction();
    this.#allCleared = this.#clearings;
    this.#options.clear('all');
    for (const page of pages) {
      if (current.has(page)) this.#stale.delete(page);
      else this.#stale.add(page);
    }
  }
}
