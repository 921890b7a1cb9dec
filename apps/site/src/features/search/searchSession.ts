export type SearchState<Hit> =
  | { status: 'idle' }
  | { status: 'waiting' }
  | { status: 'failed' }
  | { status: 'found'; terms: string; hits: readonly Hit[] };

interface Options<Hit> {
  /** Milliseconds after the last key. */
  delay: number;
  search: (terms: string, signal: AbortSignal) => Promise<readonly Hit[]>;
}

/** The specification's search: a delay after typing, at once on Enter, late answers dropped, cleared on closing. */
export class SearchSession<Hit> {
  #options: Options<Hit>;
  #state: SearchState<Hit> = { status: 'idle' };
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: AbortController | undefined;

  constructor(options: Options<Hit>) {
    this.#options = options;
  }

  readonly state = (): SearchState<Hit> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  type(terms: string): void {
    this.#cancel();
    if (terms.trim() === '') this.#show({ status: 'idle' });
    else this.#timer = setTimeout(() => void this.#ask(terms), this.#options.delay);
  }

  async submit(terms: string): Promise<void> {
    this.#cancel();
    if (terms.trim() === '') this.#show({ status: 'idle' });
    else await this.#ask(terms);
  }

  close(): void {
    this.#cancel();
    this.#show({ status: 'idle' });
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#underWay?.abort();
    this.#underWay = undefined;
  }

  async #ask(terms: string): Promise<void> {
    const controller = new AbortController();
    this.#underWay = controller;
    this.#show({ status: 'waiting' });
    const next = await this.#options.search(terms.trim(), controller.signal).then(
      (hits): SearchState<Hit> => ({ status: 'found', terms: terms.trim(), hits }),
      (): SearchState<Hit> => ({ status: 'failed' }),
    );
    // After another call or a close this answer is late.
    if (this.#underWay === controller) this.#show(next);
  }

  #show(state: SearchState<Hit>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
