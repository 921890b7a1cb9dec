import type { ErrorResponse } from '@fundfront/content-model/wire';
import { env } from '../env.ts';

/** RFC 9110, section 7.6.1, and what belongs to one connection or is counted anew. */
const hopByHopHeaders = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'host', 'content-length', 'expect'],
];

function stripHopByHop(headers: Headers): Headers {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const forwarded = new Headers(headers);
  for (const name of [...hopByHopHeaders, ...named]) if (name !== '') forwarded.delete(name);
  return forwarded;
}

const unavailable: ErrorResponse = {
  error: 'The service does not answer just now. Try again in a moment.',
  text_code: 'UNAVAILABLE',
};

/**
 * Hands a browser's request to the API and its answer back, both as streams. The visitor's address travels in
 * `x-forwarded-for`, which the server has filled from the connection.
 */
export async function proxyToApi(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = stripHopByHop(request.headers);
  // Whoever stands in front compresses; a body that is unpacked and packed again here gains nothing.
  headers.set('accept-encoding', 'identity');
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers,
    body: request.body,
    duplex: 'half',
    redirect: 'manual',
    cache: 'no-store',
    signal: request.signal,
  };
  try {
    const response = await fetch(`${env().API_URL}${pathname}${search}`, init);
    return new Response(response.body, { status: response.status, headers: stripHopByHop(response.headers) });
  } catch {
    return Response.json(unavailable, { status: 503, headers: { 'retry-after': '5' } });
  }
}
