import type { RequestListener } from 'node:http';
import type { SiteStatus } from '@fundfront/content-model/wire';
import type { Metrics } from '@fundfront/web-server/metrics';
import { startSpan } from '@fundfront/web-server/tracing';
import type { Pages } from './pages.ts';
import type { Renderer } from './renderer.ts';
import type { Route } from './routes.ts';

const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();

/** What this instance tells of itself, to the API and to Prometheus. Counts begin with the process. */
export function siteStatusOf(pages: Pages, renderer: Renderer): SiteStatus {
  const { lastEvictionAt, ...usage } = pages.usage();
  return {
    startedAt,
    memoryBytes: process.memoryUsage.rss(),
    ...usage,
    lastEvictionAt: lastEvictionAt === null ? null : new Date(lastEvictionAt).toISOString(),
    rendererRestarts: renderer.restarts,
  };
}

const readings = [
  ['counter', 'evictions', 'fundfront_page_cache_evictions_total', 'Messages of changes that made pages old'],
  ['counter', 'renders', 'fundfront_page_renders_total', 'Pages that were rendered to be stored'],
  ['counter', 'failures', 'fundfront_page_render_failures_total', 'Those of them that failed'],
  ['counter', 'rendererRestarts', 'fundfront_renderer_restarts_total', 'Times that the renderer ended unasked'],
  ['gauge', 'entries', 'fundfront_page_cache_entries', 'Pages in memory'],
  ['gauge', 'bytes', 'fundfront_page_cache_bytes', 'Memory of those pages'],
  ['gauge', 'waiting', 'fundfront_page_renders_waiting', 'Pages that are rendered or wait for it'],
] as const;

/** What the page server tells beyond its process and its requests. */
export function exposeMetrics(metrics: Metrics, status: () => SiteStatus): void {
  for (const [kind, key, name, help] of readings) {
    metrics.read({ name, help, kind, read: () => ({ '': status()[key] }) });
  }
  metrics.read({
    name: 'fundfront_page_cache_requests_total',
    help: 'Pages by whether they were in memory, in memory but old, or had to be rendered',
    kind: 'counter',
    label: 'result',
    read() {
      const { hits, stale, misses } = status();
      return { hit: hits - stale, stale, miss: misses };
    },
  });
}

function routeLabel(route: Route): string {
  if (route.kind !== 'dynamic') return route.kind;
  const [, first = ''] = /^(?:\/ur)?\/([\w-]+)/.exec(route.path) ?? [];
  return `/${first}`;
}

interface Routing {
  assets: ReadonlyMap<string, unknown>;
  routeOf: (url: string) => Route;
}

/** One of a few names, whatever is asked for. */
export function labelOf(url: string, { assets, routeOf }: Routing): string {
  return assets.has(url.split('?', 1)[0] ?? url) ? 'asset' : routeLabel(routeOf(url));
}

export function measured(listener: RequestListener, routing: Routing, metrics: Metrics): RequestListener {
  return (request, response) => {
    const started = performance.now();
    const { method = '', url = '/' } = request;
    response.once('close', () => {
      const seconds = (performance.now() - started) / 1_000;
      metrics.observeRequest({ route: labelOf(url, routing), method, status: response.statusCode, seconds });
    });
    listener(request, response);
  };
}

/** The renderer and the API go on with the trace. It begins here: what a visitor claims was dropped. */
export function traced(listener: RequestListener, routeOf: (url: string) => string): RequestListener {
  return (request, response) => {
    const { method = '', url = '/' } = request;
    const route = routeOf(url);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = startSpan(`${method} ${route}`, { kind: 'server', attributes });
    if (!span) return listener(request, response);
    request.headers.traceparent = span.traceparent;
    response.once('close', () => {
      span.set('http.response.status_code', response.statusCode);
      span.end();
    });
    span.run(() => listener(request, response));
  };
}
