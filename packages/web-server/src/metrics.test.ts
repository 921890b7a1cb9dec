import { request } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Metrics } from './metrics.ts';
import { serveMetrics } from './serveMetrics.ts';

let metrics: Metrics;
let served: Awaited<ReturnType<typeof serveMetrics>>;
beforeEach(async () => {
  metrics = new Metrics();
  served = await serveMetrics(metrics, 0, '127.0.0.1');
});
afterEach(() => served.close());

const read = async (path = '/metrics', method = 'GET') => {
  const response = await fetch(`http://127.0.0.1:${served.port}${path}`, { method });
  return { status: response.status, text: await response.text() };
};
const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(`${name}{`));

it('tells of the process: memory, CPU, lag of the event loop', async () => {
  const { status, text } = await read();
  expect(status).toBe(200);
  for (const name of [
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} [\\d.e-]+$`, 'm'));
  }
});

it('counts requests by method, pattern and status', async () => {
  const seen = { route: '/api/content/:type', method: 'GET', status: 200 };
  metrics.observeRequest({ ...seen, seconds: 0.004 });
  metrics.observeRequest({ ...seen, seconds: 0.2 });
  const { text } = await read();
  const labels = 'method="GET",route="/api/content/:type",status="200"';
  expect(text).toContain(`http_server_request_duration_seconds_bucket{le="0.005",${labels}} 1`);
  expect(text).toContain(`http_server_request_duration_seconds_count{${labels}} 2`);
});

it('has a bound to its labels, whatever is asked for', async () => {
  for (let index = 0; index < 2_000; index += 1) {
    metrics.observeRequest({ route: `/page-${index}`, method: `M${index}`, status: 1_000 + index, seconds: 0 });
  }
  const lines = linesOf((await read()).text, 'http_server_request_duration_seconds_count');
  expect(lines).toHaveLength(501);
  expect(new Set(lines.map((line) => /method="(\w+)"/.exec(line)?.[1]))).toEqual(new Set(['other']));
  expect(new Set(lines.map((line) => /status="(\w+)"/.exec(line)?.[1]))).toEqual(new Set(['other']));
});

it('asks for readings each time, and leaves out what cannot be read', async () => {
  let waiting = 3;
  metrics.read({ name: 'queue_waiting', help: 'Waiting', label: 'topic', read: () => ({ mail: waiting }) });
  metrics.read({ name: 'restarts_total', help: 'Restarts', kind: 'counter', read: async () => ({ '': 7 }) });
  metrics.read({ name: 'broken', help: 'Broken', read: () => Promise.reject(new Error('The database is away')) });
  expect((await read()).text).toContain('queue_waiting{topic="mail"} 3');
  waiting = 1;
  const { status, text } = await read();
  expect([status, linesOf(text, 'queue_waiting')]).toEqual([200, ['queue_waiting{topic="mail"} 1']]);
  expect(text).toContain('restarts_total 7');
  expect(text).not.toMatch(/^broken/m);
});

it('answers nothing else', async () => {
  expect((await read('/')).status).toBe(404);
  expect((await read('/metrics', 'POST')).status).toBe(404);
  const absolute = await new Promise<number | undefined>((resolve) => {
    request({ port: served.port, path: '/metrics?x=1' }, (response) => resolve(response.resume().statusCode)).end();
  });
  expect(absolute).toBe(404);
});

it('says which setting is wrong where its port is taken', async () => {
  await expect(serveMetrics(metrics, served.port, '127.0.0.1')).rejects.toThrow(`METRICS_PORT ${served.port}`);
});
