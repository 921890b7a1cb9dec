import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

const passedHeaders = ['x-request-id', 'traceparent'] as const;

const current = new AsyncLocalStorage<Record<string, string>>();

subscribe('http.server.request.start', (message) => {
  if (typeof message !== 'object' || message === null || !('request' in message)) return;
  const { request } = message;
  if (!(request instanceof IncomingMessage)) return;
  const given = passedHeaders.map((name) => [name, request.headers[name]]);
  current.enterWith(Object.fromEntries(given.filter(([, value]) => value !== undefined)));
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
  const ids = current.getStore();
  if (!ids || !url.startsWith(apiUrl)) return unidentified(input, init);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  for (const [name, value] of Object.entries(ids)) headers.set(name, value);
  return unidentified(input, { ...init, headers });
};
