import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Metrics } from '@fundfront/web-server/metrics';
import { startTelemetry } from '@fundfront/web-server/tracing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../test/harness.ts';
import { observeStatement } from '../openBase.ts';
import { createApp } from './app.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

const traceId = '0af7651916cd43dd8448eb211c80319c';

it('sends requests by pattern and statements by name, with no value of either', async () => {
  const sent: string[] = [];
  const receiver = createServer(async (request, response) => {
    sent.push(await text(request));
    response.end('{}');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: 1 };
  const stop = await startTelemetry('fundfront-api', settings, new Metrics());
  const { hono } = createApp({ ...api.base, env: { ...api.env, ...settings } }, api.app.authenticate);
  hono.get('/probe/:name', (c) => {
    observeStatement(api.base.statementLog)('select * from "entry" where slug = \'a private value\'')();
    return c.text('ok');
  });
  const ask = (remoteAddress: string) =>
    hono.request(
      '/probe/somebody?token=private',
      { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } },
      { incoming: { socket: { remoteAddress } } },
    );
  await ask('127.0.0.1');
  await ask('203.0.113.7');
  await stop();
  receiver.close();
  const all = sent.join();
  expect(all).toContain('"name":"GET /probe/:name"');
  expect(all).toContain('"name":"select entry"');
  expect(all).not.toMatch(/private|somebody/);
  expect(new Set([...all.matchAll(/"traceId":"(\w+)"/g)].map(([, id]) => id === traceId))).toEqual(
    new Set([true, false]),
  );
});
