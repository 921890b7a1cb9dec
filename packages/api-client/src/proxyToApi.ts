import { limits } from '@fundfront/content-model/limits';
import type { ErrorResponse } from '@fundfront/content-model/wire/errors';
import { HTTPException } from 'hono/http-exception';
import { proxy } from 'hono/proxy';

export interface ProxyOptions {
  apiUrl: string;
  /** Which client the request came from. Set last, so that no `Connection` header of the client's can drop it. */
  forwarded: Readonly<Record<`x-forwarded-${string}`, string>>;
  /** By which the API's log lines are found; replaces what the client sent. */
  requestId: string;
  /** Of the span that the call is a part of. */
  traceparent?: string | undefined;
  unavailable: {
    error: string;
    /** Seconds. */
    retryAfter: number;
  };
  fetch?: typeof globalThis.fetch;
  /** Milliseconds from the last byte of the request until the answer must begin. */
  responseMs?: number;
}

/** Beyond hop-by-hop headers, which hono drops: those that fetch sets itself, and a claim that nobody checks. */
const droppedHeaders = [
  'host',
  'expect',
  'proxy-connection',
  'forwarded',
  'x-forwarded-for',
  'traceparent',
  'tracestate',
  'baggage',
];

/** A large upload may take its time; silence after it may not. */
async function fetchWithin(ms: number, request: Request, fetch: typeof globalThis.fetch): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), ms);
  const signal = AbortSignal.any([request.signal, silence.signal]);
  const watched = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        timer.refresh();
        controller.enqueue(chunk);
      },
    }),
  );
  const init: RequestInit & { duplex?: 'half' } = watched ? { signal, body: watched, duplex: 'half' } : { signal };
  try {
    return await fetch(new Request(request, init));
  } finally {
    clearTimeout(timer);
  }
}

const closedCodes: readonly unknown[] = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

function wasClosed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause && closedCodes.includes(cause.code);
}

/**
 * What changes nothing is sent once more where the connection was closed before an answer came (RFC 9110, 9.2.2): whatever
 * stands before the API closes those that idle when it is restarted or reads its configuration again.
 */
async function fetchAgain(request: Request, send: (request: Request) => Promise<Response>): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(request);
  return send(request).catch((error: unknown) => {
    if (!wasClosed(error)) throw error;
    return send(request);
  });
}

/** Both bodies are streams. 503 in the API's own form when it does not answer. */
export async function proxyToApi(request: Request, options: ProxyOptions): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { requestId } = options;
  const { error, retryAfter } = options.unavailable;
  const jsonError = (status: number, body: ErrorResponse, headers: Record<string, string> = {}) =>
    Response.json({ ...body, requestId }, { status, headers: { ...headers, 'x-request-id': requestId } });
  const send = (outgoing: Request) => {
    for (const name of droppedHeaders) outgoing.headers.delete(name);
    for (const [name, value] of Object.entries(options.forwarded)) outgoing.headers.set(name, value);
    outgoing.headers.set('x-request-id', options.requestId);
    if (options.traceparent) outgoing.headers.set('traceparent', options.traceparent);
    // The server before this one compresses; decompressing and compressing a body again here gains nothing.
    outgoing.headers.set('accept-encoding', 'identity');
    const { responseMs = limits.apiResponseMs, fetch = globalThis.fetch } = options;
    return fetchAgain(outgoing, (each) => fetchWithin(responseMs, each, fetch));
  };
  try {
    return await proxy(options.apiUrl + pathname + search, {
      raw: request,
      strictConnectionProcessing: true,
      redirect: 'manual',
      cache: 'no-store',
      customFetch: send,
    });
  } catch (thrown) {
    if (thrown instanceof HTTPException)
      return jsonError(400, { error: 'The Connection header is not valid.', text_code: 'BAD_REQUEST' });
    return jsonError(503, { error, text_code: 'UNAVAILABLE' }, { 'retry-after': String(retryAfter) });
  }
}
