import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Metrics } from './metrics.ts';
import { inSpan, startSpan, startTelemetry } from './tracing.ts';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number };
}

let receiver: Server;
let endpoint = '';
let sent: { path: string | undefined; body: string }[] = [];
beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    sent.push({ path: request.url, body: await text(request) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => receiver.close());
beforeEach(() => {
  sent = [];
});

let stop = async () => {};
afterEach(() => stop());
const start = async (ratio = 1) => {
  const metrics = new Metrics();
  metrics.observeRequest({ route: '/api/:type', method: 'GET', status: 200, seconds: 0.2 });
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio };
  stop = await startTelemetry('fundfront-test', settings, metrics);
};

const bodies = (path: string) => sent.filter((each) => each.path === path).map(({ body }) => JSON.parse(body));
const spans = (): SentSpan[] =>
  bodies('/v1/traces').flatMap(({ resourceSpans }) => resourceSpans[0].scopeSpans[0].spans);
const named = (name: string) => spans().find((span) => span.name === name);

const remote = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };

it('sends nothing, and costs nothing, without an endpoint', async () => {
  stop = await startTelemetry('fundfront-test', { OTEL_TRACES_SAMPLER_ARG: 1 }, new Metrics());
  expect(startSpan('nothing', {})).toBeUndefined();
  expect(await inSpan('nothing', {}, async (span) => span ?? 'none')).toBe('none');
  await stop();
  expect(sent).toEqual([]);
});

it('sends what belongs together as one trace, over pauses and from another process', async () => {
  await start();
  const parent = `00-${remote.trace}-${remote.span}-01`;
  await inSpan('GET /api/:type', { kind: 'server', parent }, async (span) => {
    await sleep(5);
    span?.set('http.response.status_code', 200);
    startSpan('select entry', { kind: 'client' }, 'onlyWithin')?.end();
    expect(span?.traceparent).toMatch(`00-${remote.trace}-`);
  });
  await stop();
  expect(named('GET /api/:type')).toMatchObject({ traceId: remote.trace, parentSpanId: remote.span });
  expect(named('select entry')).toMatchObject({
    traceId: remote.trace,
    parentSpanId: named('GET /api/:type')?.spanId,
  });
  expect(JSON.stringify(bodies('/v1/traces'))).toContain('fundfront-test');
});

it('begins no trace for a statement alone, nor for what is no traceparent', async () => {
  await start();
  expect(startSpan('select entry', { kind: 'client' }, 'onlyWithin')).toBeUndefined();
  startSpan('GET /', { kind: 'server', parent: `00-${remote.trace}-<script>-01` })?.end();
  await stop();
  expect(spans()).toHaveLength(1);
  expect(spans()[0]?.traceId).not.toBe(remote.trace);
});

it('says what kind of error there was, and not its text', async () => {
  await start();
  const failing = inSpan('job release', {}, () => Promise.reject(new TypeError('a private value')));
  await expect(failing).rejects.toThrow('a private value');
  await stop();
  expect(named('job release')?.status.code).toBe(2);
  const all = JSON.stringify(sent);
  expect(all).toContain('TypeError');
  expect(all).not.toContain('a private value');
});

it('sends the share of traces that it is told', async () => {
  await start(0);
  await inSpan('GET /', { kind: 'server' }, async () => {});
  await stop();
  expect(spans()).toEqual([]);
});

it('sends the metrics that Prometheus reads', async () => {
  await start();
  await stop();
  const metrics = bodies('/v1/metrics')
    .flatMap(({ resourceMetrics }) => resourceMetrics[0].scopeMetrics)
    .flatMap((each) => each.metrics);
  const { histogram } = metrics.find(({ name }) => name === 'http_server_request_duration_seconds');
  expect(histogram.dataPoints[0]).toMatchObject({
    count: 1,
    sum: 0.2,
    explicitBounds: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    bucketCounts: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
  });
  expect(metrics.find(({ name }) => name === 'process_cpu_seconds_total').sum.isMonotonic).toBe(true);
  expect(
    metrics.find(({ name }) => name === 'process_resident_memory_bytes').gauge.dataPoints[0].asDouble,
  ).toBeGreaterThan(1_000_000);
});
