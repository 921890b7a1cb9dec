import { acceptedEncoding, compress } from '@fundfront/web-server/encodings';

/** Bytes below which the work and the headers cost more than they win. */
const leastBytes = 512;

function isWhole({ headers, status, body }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  const fixed = /\bno-transform\b/.test(headers.get('cache-control') ?? '');
  return body !== null && status !== 206 && !fixed && /^application\/(\w+\+)?json\b/.test(type);
}

/**
 * The JSON of the API, compressed as the client wants it; files and streams pass as they are. Lengths tell another site
 * nothing (BREACH): it cannot make a browser send the bearer header, and the refresh, for which a cookie is enough, repeats
 * nothing of its request.
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  if (request.method === 'HEAD' || !isWhole(response)) return response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  const init = { status: response.status, statusText: response.statusText, headers };
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined);
  if (!encoding) return new Response(response.body, init);
  const plain = Buffer.from(await response.arrayBuffer());
  if (plain.length < leastBytes) return new Response(plain, init);
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  // A strong tag would promise the bytes that were not compressed.
  const etag = headers.get('etag');
  if (etag) headers.set('etag', etag.replace(/^"/, 'W/"'));
  return new Response(await compress(plain, encoding, 'once'), init);
}
