/** Milliseconds; what takes less is no reason to look. */
const slowMs = 50;
const maxStatements = 200;
const maxTextLength = 2_000;

export interface SlowStatement {
  text: string;
  calls: number;
  totalMs: number;
  maxMs: number;
}

/** Values are sent beside the text; what stands in it all the same, between quotes, is left out. */
function withoutValues(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxTextLength);
}

/** What the database took long for, in this process: a bounded number of statements, the fastest of them forgotten first. */
export class StatementLog {
  readonly #statements = new Map<string, SlowStatement>();

  record(statement: string, ms: number): void {
    if (ms < slowMs) return;
    const text = withoutValues(statement);
    const known = this.#statements.get(text);
    if (!known && this.#statements.size >= maxStatements) this.#forgetFastest();
    const { calls, totalMs, maxMs } = known ?? { calls: 0, totalMs: 0, maxMs: 0 };
    this.#statements.set(text, { text, calls: calls + 1, totalMs: totalMs + ms, maxMs: Math.max(maxMs, ms) });
  }

  #forgetFastest(): void {
    const fastest = this.slowest(maxStatements).at(-1);
    if (fastest) this.#statements.delete(fastest.text);
  }

  slowest(limit: number): SlowStatement[] {
    return [...this.#statements.values()].sort((one, other) => other.maxMs - one.maxMs).slice(0, limit);
  }
}

/** `select entry`, `update outbox`, `begin`: what a statement does and to which table, and nothing that somebody typed. */
export function statementName(text: string): string {
  const verb = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'other';
  const table = /\b(?:from|into|update)\s+"?([a-z_][\w.]*)/i.exec(text.slice(0, 4_000))?.[1];
  return table ? `${verb} ${table}` : verb;
}
