import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

export interface CompressedBody {
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

export async function compress(plain: Buffer): Promise<CompressedBody> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [gzipped, brotli] = await Promise.all([toGzip(plain), toBrotli(plain, { params })]);
  return { plain, gzip: gzipped, br: brotli };
}

const encodings = ['br', 'gzip'] as const;

/** An encoding that the client refuses by `q=0` is left out. */
export function encodingFor(acceptEncoding: string): (typeof encodings)[number] | undefined {
  const accepted = acceptEncoding.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  return encodings.find((each) =>
    accepted.some(([name, weight]) => name === each && !/^q=0(\.0*)?$/.test(weight ?? '')),
  );
}

const bodyHeaders = ['content-encoding', 'content-length', 'transfer-encoding'];

/** Status and headers must be set. */
export function sendCompressed(response: ServerResponse, body: CompressedBody, acceptEncoding: string): void {
  for (const name of bodyHeaders) response.removeHeader(name);
  const encoding = encodingFor(acceptEncoding);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.end(body[encoding ?? 'plain']);
}

/** Files and the API's answers pass as they are; all else may be a page. */
const passThrough = /^\/(_next|api)\/|\.\w+$/;

/** Next is asked for pages uncompressed: they are compressed here, once for all visitors. */
export function acceptEncoding({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const original = String(headers['accept-encoding'] ?? '');
  // Without the query: the token of a mail's link may end like the name of a file.
  const path = url.split('?', 1)[0] ?? '';
  if (!passThrough.test(path) && headers.rsc === undefined) delete headers['accept-encoding'];
  return original;
}
