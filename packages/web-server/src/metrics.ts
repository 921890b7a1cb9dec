import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Far above the routes of any application here: each costs about fifty lines of an answer. */
const maxRoutes = 500;

/** Seconds, from a page out of memory to a request that is given up. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

export interface ObservedRequest {
  /** A pattern such as `/api/content/:type`, never an address as it was asked for. */
  route: string;
  method: string;
  status: number;
  seconds: number;
}

/** By the value of its one label; under an empty label where it has none. */
export type Reading = Readonly<Record<string, number>>;

interface ReadOptions {
  name: string;
  help: string;
  kind?: 'counter' | 'gauge';
  label?: string;
  /** Called when the metrics are read. What it throws leaves this metric out. */
  read: () => Reading | Promise<Reading>;
}

/** Metrics of one process: its own, its requests, and what it is asked for when they are read. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #routes = new Set<string>();

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'Time until an answer was sent whole',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    });
  }

  /** Labels are bounded: an unknown method, and a route beyond the five hundredth, count as `other`. */
  observeRequest({ route, method, status, seconds }: ObservedRequest): void {
    if (this.#routes.size < maxRoutes) this.#routes.add(route);
    const labels = {
      method: methods.has(method) ? method : 'other',
      route: this.#routes.has(route) ? route : 'other',
      status: Number.isInteger(status) && status >= 100 && status < 600 ? String(status) : 'other',
    };
    this.#requests.observe(labels, seconds);
  }

  histogram(name: string, help: string): (seconds: number) => void {
    const made = new Histogram({ name, help, buckets, registers: [this.registry] });
    return (seconds) => made.observe(seconds);
  }

  read({ name, help, kind = 'gauge', label, read }: ReadOptions): void {
    const labelNames = label === undefined ? [] : [label];
    const made: Counter | Gauge = new { counter: Counter, gauge: Gauge }[kind]({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect(): Promise<void> {
        made.reset();
        const reading = await Promise.resolve()
          .then(read)
          .catch(() => null);
        if (reading === null) made.remove({});
        for (const [value, amount] of Object.entries(reading ?? {})) {
          made.inc(label === undefined ? {} : { [label]: value }, amount);
        }
      },
    });
  }
}
