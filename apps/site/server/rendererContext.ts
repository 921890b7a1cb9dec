import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { currentRequest } from './currentRequest.ts';
import type { PageTags } from './renderer.ts';

const passedHeaders = ['x-request-id', 'traceparent'] as const;

subscribe('http.server.request.start', (message) => {
  if (typeof message !== 'object' || message === null || !('request' in message) || !('response' in message)) return;
  const { request, response } = message;
  if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
  const { url: path = '/', headers } = request;
  const given = passedHeaders.map((name) => [name, headers[name]]);
  const tags = new Set<string>();
  currentRequest.enterWith({ ids: Object.fromEntries(given.filter(([, value]) => value !== undefined)), tags });
  const ignore = () => {};
  response.once('finish', () => {
    process.send?.({ path, tags: [...tags] } satisfies PageTags, undefined, undefined, ignore);
  });
});

// Whoever stops the page server may send the signal to all its processes: it has requests under way, and says by leaving
// when this one is to end.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit());

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:4000';
const unidentified = globalThis.fetch;

/**
 * Loaded into the renderer before Next, which would take the headers for a part of what it caches an answer under. The API
 * learns for which request it is asked.
 */
globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const ids = currentRequest.getStore()?.ids;
  if (!ids || !url.startsWith(apiUrl)) return unidentified(input, init);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  for (const [name, value] of Object.entries(ids)) headers.set(name, value);
  return unidentified(input, { ...init, headers });
};
