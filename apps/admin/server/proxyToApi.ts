import type { Context } from 'hono';

/** Headers of one connection only (RFC 9110, 7.6.1), and those that fetch sets itself. */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
];

export interface ProxyOptions {
  apiUrl: string;
  /** Address of the other end of this connection. */
  clientAddress: string | undefined;
  /** Whether that other end is a proxy of ours and its list of addresses may be believed. */
  trustProxy: boolean;
  fetch: typeof globalThis.fetch;
}

function requestHeaders(c: Context, options: ProxyOptions): Headers {
  const headers = new Headers(c.req.raw.headers);
  for (const name of hopByHopHeaders) headers.delete(name);
  const forwardedFor = options.trustProxy ? headers.get('x-forwarded-for') : null;
  const ips = [forwardedFor, options.clientAddress].filter(Boolean).join(', ');
  headers.delete('forwarded');
  headers.delete('x-forwarded-for');
  if (ips) headers.set('x-forwarded-for', ips);
  const url = new URL(c.req.url);
  if (!options.trustProxy || !headers.has('x-forwarded-host')) headers.set('x-forwarded-host', url.host);
  if (!options.trustProxy || !headers.has('x-forwarded-proto'))
    headers.set('x-forwarded-proto', url.protocol.slice(0, -1));
  return headers;
}

function responseHeaders(response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of hopByHopHeaders) headers.delete(name);
  // fetch has decoded the body already.
  if (headers.has('content-encoding')) {
    headers.delete('content-encoding');
    headers.delete('content-length');
  }
  return headers;
}

const unavailable = {
  error: 'The server is not reachable at the moment. Nothing was changed; try again shortly.',
  text_code: 'UNAVAILABLE',
};

/** Passes a call on to the API, both bodies as streams. 503 in the API's own form when it does not answer. */
export async function proxyToApi(c: Context, options: ProxyOptions): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const { method } = c.req;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: requestHeaders(c, options),
    redirect: 'manual',
    signal: c.req.raw.signal,
    // Node sends a streamed body only when told that the answer waits for its end.
    duplex: 'half',
    ...(hasBody ? { body: c.req.raw.body } : {}),
  };
  try {
    const response = await options.fetch(options.apiUrl + pathname + search, init);
    return new Response(response.body, { status: response.status, headers: responseHeaders(response) });
  } catch {
    return c.json(unavailable, 503, { 'retry-after': '2' });
  }
}
