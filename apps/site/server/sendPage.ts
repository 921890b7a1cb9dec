import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, compress, type Encoding, fromBrotli } from '@fundfront/web-server/encodings';
import { requestIdHeader, requestIdPlaceholder } from '@fundfront/web-server/requestId';
import type { StoredPage } from './pageStore.ts';
import { requestIdOfRequest } from './requestLog.ts';
import { withStyles } from './stylePolicy.ts';

type Headers = Readonly<Record<string, string>>;

/** Browsers and caches ask each time, and get 304 while nothing has changed. */
export const revalidateEachTime = { 'cache-control': 'public, max-age=0, must-revalidate' };

const heads = new WeakMap<StoredPage, Partial<Record<Encoding, string[]>>>();

function headersOf(page: StoredPage, own: Headers): Record<string, string> {
  return {
    ...revalidateEachTime,
    ...page.headers,
    ...withStyles(own, page.styles),
    etag: page.etag,
    vary: 'accept-encoding',
  };
}

function headOf(page: StoredPage, encoding: Encoding, body: Buffer, own: (path: string) => Headers): string[] {
  const written = heads.get(page) ?? {};
  const known = written[encoding];
  if (known) return known;
  const ofBody = { 'content-encoding': encoding, 'content-length': String(body.length) };
  const head = Object.entries({ ...headersOf(page, own(page.path)), ...ofBody }).flat();
  heads.set(page, { ...written, [encoding]: head });
  return head;
}

export function isUnchanged({ headers }: IncomingMessage, etag: string): boolean {
  const given = headers['if-none-match'];
  return given?.split(/\s*,\s*/).some((each) => each === '*' || each.replace(/^W\//, '') === etag) ?? false;
}

interface Sending {
  requestId: string;
  pageHeaders: (path: string) => Headers;
  forCdn?: Headers | undefined;
}

/** Node sends no body to a HEAD. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  { requestId, pageHeaders, forCdn }: Sending,
): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const isKnown = page.status === 200 && isUnchanged(request, page.etag);
  const body = encoding && page[encoding];
  if (isKnown || !body) {
    const headers = { ...headersOf(page, pageHeaders(page.path)), ...forCdn, [requestIdHeader]: requestId };
    if (isKnown) return void response.writeHead(304, headers).end();
    return void fromBrotli(page.br).then((text) =>
      sendCompressed(response, text, { encoding, status: page.status, headers }),
    );
  }
  const head = headOf(page, encoding, body, pageHeaders);
  const ofCdn = forCdn ? Object.entries(forCdn).flat() : [];
  response.writeHead(page.status, [...head, ...ofCdn, requestIdHeader, requestId]).end(body);
}

interface Sent {
  encoding: Encoding | undefined;
  status: number;
  headers: Headers;
}

async function sendCompressed(response: ServerResponse, text: Buffer, { encoding, status, headers }: Sent) {
  const body = encoding ? await compress(text, encoding, 'once') : text;
  const coded = encoding ? { 'content-encoding': encoding } : {};
  response.writeHead(status, { ...headers, ...coded, 'content-length': String(body.length) }).end(body);
}

/** The body of a stored page under another status, with the id of its request where it names one, kept by nobody. */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { page, status, own }: { page: StoredPage; status: number; own: Headers },
): Promise<void> {
  const { etag: _, ...headers } = headersOf(page, { ...own, 'cache-control': 'no-store' });
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = encoding && page[encoding];
  if (status < 500 && body) {
    const head = { ...headers, 'content-encoding': encoding, 'content-length': String(body.length) };
    return void response.writeHead(status, head).end(body);
  }
  const text = await fromBrotli(page.br);
  const named = Buffer.from(text.toString().replaceAll(requestIdPlaceholder, requestIdOfRequest(request)));
  return sendCompressed(response, named, { encoding, status, headers });
}
