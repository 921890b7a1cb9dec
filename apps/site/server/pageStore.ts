import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, rename, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { stylePolicy } from './stylePolicy.ts';

/** A page as it is sent, once for each change of it. */
export interface StoredPage {
  path: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** What its content policy allows beside what all allow; none for texts and redirects. */
  styles?: ReturnType<typeof stylePolicy> | undefined;
  etag: string;
  tags: readonly string[];
  /** Of the entry that it shows. */
  revision?: string | undefined;
  /** Instants in milliseconds. */
  renderedAt: number;
  expiresAt: number;
  /** The last change announced to any instance that it can show; unknown without Redis. */
  sequence?: string | undefined;
  /** The document that its header and footer are from, at that version, and what it was rendered as without them, in Brotli. */
  chrome?: { path: string; etag: string; source: Buffer } | undefined;
  /** Of its islands that wait, where they are not in the page (`takeOutProps`), in Brotli. */
  props?: { version: string; br: Buffer } | undefined;
  /** For the few who do not take Brotli; made once there is time for it. */
  gzip?: Buffer | undefined;
  br: Buffer;
}

export interface StoreOptions {
  /** Second level; null keeps pages in memory alone. */
  folder: string | null;
  maxBytes?: number;
  maxFiles?: number;
  log: (sentence: string) => void;
}

const defaultBytes = 64 * 2 ** 20;
const defaultFiles = 20_000;
const extension = '.page';

type Facts = Omit<StoredPage, 'chrome' | 'props' | 'gzip' | 'br'> & {
  chrome?: { path: string; etag: string; sourceBytes: number } | undefined;
  props?: { version: string; bytes: number } | undefined;
  gzipBytes?: number | undefined;
};

function encode({ chrome, props, gzip, br, ...facts }: StoredPage): Buffer {
  const source = chrome?.source ?? Buffer.alloc(0);
  const ofChrome = chrome && { path: chrome.path, etag: chrome.etag, sourceBytes: source.length };
  const ofProps = props && { version: props.version, bytes: props.br.length };
  const written: Facts = { ...facts, chrome: ofChrome, props: ofProps, gzipBytes: gzip?.length };
  const head = Buffer.from(JSON.stringify(written));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, gzip ?? Buffer.alloc(0), source, props?.br ?? Buffer.alloc(0), br]);
}

/** Our own files, written whole. Throws where one is broken. */
function decode(file: Buffer): StoredPage {
  const end = 4 + file.readUInt32BE();
  const { chrome, props, gzipBytes, ...facts }: Facts = JSON.parse(file.subarray(4, end).toString());
  const sourceAt = end + (gzipBytes ?? 0);
  const propsAt = sourceAt + (chrome?.sourceBytes ?? 0);
  const brAt = propsAt + (props?.bytes ?? 0);
  const gzip = gzipBytes === undefined ? undefined : file.subarray(end, sourceAt);
  const ofProps = props && { version: props.version, br: file.subarray(propsAt, brAt) };
  const page = { ...facts, gzip, props: ofProps, br: file.subarray(brAt) };
  if (!chrome) return page;
  return { ...page, chrome: { path: chrome.path, etag: chrome.etag, source: file.subarray(sourceAt, propsAt) } };
}

const fileName = (pagePath: string) => createHash('sha256').update(pagePath).digest('hex') + extension;

/**
 * Pages by path: in memory by what was used last, and all on disk where there is a folder. What is on disk outlives the
 * process; a broken or missing file is a page to be rendered again.
 */
export class PageStore {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #files: LRUCache<string, true> | null;
  readonly #folder: string | null;
  readonly #log: (sentence: string) => void;
  #writing: Promise<void> = Promise.resolve();

  constructor({ folder, maxBytes = defaultBytes, maxFiles = defaultFiles, log }: StoreOptions) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ chrome, props, gzip, br }) =>
        (chrome?.source.length ?? 0) + (props?.br.length ?? 0) + (gzip?.length ?? 0) + br.length + 1_024,
    });
    this.#folder = folder;
    this.#log = log;
    this.#files =
      folder === null ? null : new LRUCache({ max: maxFiles, dispose: (_, name, why) => this.#dropped(name, why) });
    if (folder !== null) this.#readFolder(folder);
  }

  #readFolder(folder: string): void {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name);
      try {
        if (!name.endsWith(extension)) throw new Error('left behind by a write');
        const page = decode(readFileSync(file));
        this.#files?.set(name, true);
        this.#pages.set(page.path, page);
      } catch {
        rmSync(file, { force: true });
      }
    }
  }

  #dropped(name: string, why: LRUCache.DisposeReason): void {
    if (why === 'set' || this.#folder === null) return;
    this.#write(() => unlink(path.join(this.#folder ?? '', name)).catch(() => {}));
  }

  /** One after the other, so that the last write of a page is the one that stays. */
  #write(work: () => Promise<void>): void {
    this.#writing = this.#writing.then(work).catch((error: unknown) => {
      this.#log(`A page could not be written to disk: ${error instanceof Error ? error.message : error}`);
    });
  }

  get(pagePath: string): StoredPage | undefined {
    return this.#pages.get(pagePath);
  }

  async load(pagePath: string): Promise<StoredPage | undefined> {
    const known = this.#pages.get(pagePath);
    const name = fileName(pagePath);
    if (known || this.#folder === null || !this.#files?.get(name)) return known;
    try {
      const page = decode(await readFile(path.join(this.#folder, name)));
      this.#pages.set(pagePath, page);
      return page;
    } catch {
      this.#files.delete(name);
      return undefined;
    }
  }

  set(page: StoredPage): void {
    this.#pages.set(page.path, page);
    if (this.#folder === null) return;
    const file = path.join(this.#folder, fileName(page.path));
    this.#files?.set(path.basename(file), true);
    this.#write(async () => {
      await writeFile(`${file}.new`, encode(page));
      await rename(`${file}.new`, file);
    });
  }

  delete(pagePath: string): void {
    this.#pages.delete(pagePath);
    this.#files?.delete(fileName(pagePath));
  }

  usage(): { entries: number; bytes: number } {
    return { entries: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  /** Those in memory, the last used first. */
  inMemory(): IterableIterator<StoredPage> {
    return this.#pages.values();
  }

  flush(): Promise<void> {
    return this.#writing;
  }
}
