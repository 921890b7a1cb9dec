export interface Round {
  name: string;
  runs: number;
  failures: number;
  lastAt: Date | null;
  lastMs: number | null;
  /** Whether the last one failed. */
  failed: boolean;
  nextAt: Date | null;
}

/** How the work that repeats in this process has gone. */
export class Rounds {
  readonly #rounds = new Map<string, Round>();

  /** Runs it, and remembers how it went. Never throws. */
  async run(name: string, work: () => Promise<unknown>, onError: (error: unknown) => void): Promise<void> {
    const { runs, failures } = this.#rounds.get(name) ?? { runs: 0, failures: 0 };
    const lastAt = new Date();
    const begun = performance.now();
    const failed = await work().then(
      () => false,
      (error: unknown) => {
        onError(error);
        return true;
      },
    );
    const lastMs = performance.now() - begun;
    const counted = { runs: runs + 1, failures: failures + (failed ? 1 : 0) };
    this.#rounds.set(name, { name, ...counted, lastAt, lastMs, failed, nextAt: null });
  }

  plan(name: string, pauseMs: number): void {
    const round = this.#rounds.get(name);
    if (round) round.nextAt = new Date(Date.now() + pauseMs);
  }

  list(): Round[] {
    return [...this.#rounds.values()];
  }
}
