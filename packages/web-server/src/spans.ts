export interface SpanFacts {
  kind?: 'server' | 'client' | 'internal';
  /** The `traceparent` of who caused it; by default what runs here. */
  parent?: string | undefined;
  attributes?: Readonly<Record<string, string | number>>;
}

export interface ActiveSpan {
  readonly traceparent: string;
  /** What begins within `work` is a part of this. */
  run<Result>(work: () => Result): Result;
  rename(name: string): void;
  set(name: string, value: string | number): void;
  end(error?: unknown): void;
}

export interface Tracing {
  /** @param onlyWithin nothing is begun, where it would be a trace of its own */
  start(name: string, facts: SpanFacts, onlyWithin?: 'onlyWithin'): ActiveSpan | undefined;
  stop(): Promise<void>;
}
