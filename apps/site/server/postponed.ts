export interface PostponedOptions<Kind> {
  pauseMs: number;
  longestMs: number;
  begin: (path: string, kind: Kind) => void;
}

/**
 * Pages that are rendered once changes have ended, each once, however often it was changed: `pauseMs` after the last that came,
 * `longestMs` after the first whatever comes, and none while they are held.
 */
export class Postponed<Kind> {
  readonly #options: PostponedOptions<Kind>;
  readonly #paths = new Map<string, Kind>();
  #timer: NodeJS.Timeout | undefined;
  #since = 0;

  constructor(options: PostponedOptions<Kind>) {
    this.#options = options;
  }

  get size(): number {
    return this.#paths.size;
  }

  add(kind: Kind, paths: Iterable<string>): void {
    if (this.#paths.size === 0) this.#since = Date.now();
    for (const path of paths) if (!this.#paths.has(path)) this.#paths.set(path, kind);
  }

  hold(): void {
    clearTimeout(this.#timer);
  }

  resume(): void {
    this.hold();
    const { pauseMs, longestMs } = this.#options;
    const leftMs = Math.max(0, this.#since + longestMs - Date.now());
    this.#timer = setTimeout(() => this.#beginAll(), Math.min(pauseMs, leftMs)).unref();
  }

  #beginAll(): void {
    const paths = [...this.#paths];
    this.#paths.clear();
    for (const [path, kind] of paths) this.#options.begin(path, kind);
  }
}
