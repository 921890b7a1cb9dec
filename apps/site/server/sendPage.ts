import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { acceptedEncoding, compress, type Encoding } from '@fundfront/web-server/encodings';
import { requestIdHeader, requestIdPlaceholder } from '@fundfront/web-server/requestId';
import type { StoredPage } from './pageStore.ts';
import { requestIdOfRequest } from './requestLog.ts';
import { withStyles } from './stylePolicy.ts';

const toPlain = promisify(gunzip);

type Headers = Readonly<Record<string, string>>;

/** Browsers and caches ask each time, and get 304 while nothing has changed. */
export const revalidateEachTime = { 'cache-control': 'public, max-age=0, must-revalidate' };

const heads = new WeakMap<StoredPage, Record<Encoding, string[]>>();

function headersOf(page: StoredPage, own: Headers): Record<string, string> {
  return {
    ...revalidateEachTime,
    ...page.headers,
    ...withStyles(own, page.styles),
    etag: page.etag,
    vary: 'accept-encoding',
  };
}

function writeHeads(page: StoredPage, own: Headers): Record<Encoding, string[]> {
  const headOf = (encoding: Encoding) => {
    const length = String(page[encoding].length);
    return Object.entries({ ...headersOf(page, own), 'content-encoding': encoding, 'content-length': length }).flat();
  };
  const written = { br: headOf('br'), gzip: headOf('gzip') };
  heads.set(page, written);
  return written;
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
  if (isKnown || !encoding) {
    const headers = { ...headersOf(page, pageHeaders(page.path)), ...forCdn, [requestIdHeader]: requestId };
    return void (isKnown ? response.writeHead(304, headers).end() : sendPlain(response, page, page.status, headers));
  }
  const head = (heads.get(page) ?? writeHeads(page, pageHeaders(page.path)))[encoding];
  const ofCdn = forCdn ? Object.entries(forCdn).flat() : [];
  response.writeHead(page.status, [...head, ...ofCdn, requestIdHeader, requestId]).end(page[encoding]);
}

async function sendPlain(response: ServerResponse, page: StoredPage, status: number, headers: Headers): Promise<void> {
  const body = await toPlain(page.gzip);
  response.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(body);
}

/** The body of a stored page under another status, with the id of its request where it names one, kept by nobody. */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { page, status, own }: { page: StoredPage; status: number; own: Headers },
): Promise<void> {
  const { etag: _, ...headers } = headersOf(page, { ...own, 'cache-control': 'no-store' });
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (status < 500 && encoding) {
    const length = String(page[encoding].length);
    const head = { ...headers, 'content-encoding': encoding, 'content-length': length };
    return void response.writeHead(status, head).end(page[encoding]);
  }
  const text = await toPlain(page.gzip);
  const named = Buffer.from(text.toString().replaceAll(requestIdPlaceholder, requestIdOfRequest(request)));
  const body = encoding ? await compress(named, encoding, 'once') : named;
  const coded = encoding ? { 'content-encoding': encoding } : {};
  response.writeHead(status, { ...headers, ...coded, 'content-length': String(body.length) }).end(body);
}
