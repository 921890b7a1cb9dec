import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** A whole body, as it is and packed. */
export interface CompressedBody {
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

/** Packs a body once for all who ask for it. */
export async function compress(plain: Buffer): Promise<CompressedBody> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [gzipped, brotli] = await Promise.all([toGzip(plain), toBrotli(plain, { params })]);
  return { plain, gzip: gzipped, br: brotli };
}

const encodings = ['br', 'gzip'] as const;

/** The packing that a client takes, by its `Accept-Encoding`. One that it refuses by `q=0` is left out. */
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

/** Ends a response, whose status and headers are set, with a body in the packing that its client takes. */
export function sendCompressed(response: ServerResponse, body: CompressedBody, acceptEncoding: string): void {
  for (const name of bodyHeaders) response.removeHeader(name);
  const encoding = encodingFor(acceptEncoding);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.end(body[encoding ?? 'plain']);
}

/** Files and the API's answers pass as they are; all else may be a page. */
const passThrough = /^\/(_next|api)\/|\.\w+$/;

/** What the client takes. Next is told that a page goes out unpacked: it is packed here, once for all who ask. */
export function acceptEncoding({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const original = String(headers['accept-encoding'] ?? '');
  // Without the query: the token of a mail's link may end like the name of a file.
  const path = url.split('?', 1)[0] ?? '';
  if (!passThrough.test(path) && headers.rsc === undefined) delete headers['accept-encoding'];
  return original;
}
