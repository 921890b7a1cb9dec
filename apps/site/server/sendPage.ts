import { type IncomingMessage, type ServerResponse, STATUS_CODES, validateHeaderValue } from 'node:http';
import { acceptedEncoding, compress, type Encoding, fromBrotli } from '@fundfront/web-server/encodings';
import { requestIdHeader, requestIdPlaceholder } from '@fundfront/web-server/requestId';
import type { StoredPage } from './pageStore.ts';
import type { PlainAnswer } from './plainConnections.ts';
import { requestIdOfRequest } from './requestLog.ts';
import { withStyles } from './stylePolicy.ts';

export const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

type Headers = Readonly<Record<string, string>>;

type Asking = Pick<IncomingMessage, 'headers'>;

/** Browsers and caches ask each time, and get 304 while nothing has changed. */
export const revalidateEachTime = { 'cache-control': 'public, max-age=0, must-revalidate' };

interface Head {
  namesAndValues: readonly string[];
  lines: string;
}

type Form = Encoding | 'unchanged';

const heads = new WeakMap<StoredPage, Partial<Record<Form, Head>>>();

function writtenHead(status: number, headers: Headers): Head {
  const entries = Object.entries(headers);
  for (const [name, value] of entries) validateHeaderValue(name, value);
  const lines = entries.map(([name, value]) => `${name}: ${value}\r\n`);
  return {
    namesAndValues: entries.flat(),
    lines: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`,
  };
}

function headersOf(page: StoredPage, own: Headers): Record<string, string> {
  return {
    ...revalidateEachTime,
    ...page.headers,
    ...withStyles(own, page.styles),
    etag: page.etag,
    vary: 'accept-encoding',
  };
}

function headOf(page: StoredPage, form: Form, body: Buffer | undefined, own: (path: string) => Headers): Head {
  const written = heads.get(page) ?? {};
  const known = written[form];
  if (known) return known;
  const ofBody = body && { 'content-encoding': form, 'content-length': String(body.length) };
  const head = writtenHead(body ? page.status : 304, { ...headersOf(page, own(page.path)), ...ofBody });
  heads.set(page, { ...written, [form]: head });
  return head;
}

export function isUnchanged({ headers }: Asking, etag: string): boolean {
  const given = headers['if-none-match'];
  return given?.split(/\s*,\s*/).some((each) => each === '*' || each.replace(/^W\//, '') === etag) ?? false;
}

interface Sending {
  requestId: string;
  pageHeaders: (path: string) => Headers;
  forCdn?: Headers | undefined;
}

function storedAnswerOf({ headers }: Asking, page: StoredPage, own: (path: string) => Headers) {
  if (page.status === 200 && isUnchanged({ headers }, page.etag)) {
    return { status: 304, head: headOf(page, 'unchanged', undefined, own), body: undefined };
  }
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const body = encoding && page[encoding];
  return body && { status: page.status, head: headOf(page, encoding, body, own), body };
}

/** Node sends no body to a HEAD. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  { requestId, pageHeaders, forCdn }: Sending,
): void {
  const stored = storedAnswerOf(request, page, pageHeaders);
  if (stored) {
    const ofCdn = forCdn ? Object.entries(forCdn).flat() : [];
    const fields = [...stored.head.namesAndValues, ...ofCdn, requestIdHeader, requestId];
    return void response.writeHead(stored.status, fields).end(stored.body);
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const headers = { ...headersOf(page, pageHeaders(page.path)), ...forCdn, [requestIdHeader]: requestId };
  void fromBrotli(page.br).then((text) => sendCompressed(response, text, { encoding, status: page.status, headers }));
}

/** @returns null where the text is asked for in an encoding that is not stored */
export function plainAnswerOf(
  request: Asking,
  page: StoredPage,
  { requestId, pageHeaders }: Omit<Sending, 'forCdn'>,
): PlainAnswer | null {
  const stored = storedAnswerOf(request, page, pageHeaders);
  return stored ? { ...stored, head: `${stored.head.lines}${requestIdHeader}: ${requestId}\r\n` } : null;
}

/**
 * @param asked the version that a page names. Where the page has changed since, its islands get what is current, and React
 * draws again what differs.
 */
export async function sendIslandProps(
  request: IncomingMessage,
  response: ServerResponse,
  { version, br }: NonNullable<StoredPage['props']>,
  { asked, headers }: { asked: string; headers: Headers },
): Promise<void> {
  const own = {
    ...headers,
    ...(asked === version ? immutable : { 'cache-control': 'no-store' }),
    'content-type': 'text/plain; charset=utf-8',
    'x-robots-tag': 'noindex',
    vary: 'accept-encoding',
  };
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'br') return sendCompressed(response, await fromBrotli(br), { encoding, status: 200, headers: own });
  response.writeHead(200, { ...own, 'content-encoding': 'br', 'content-length': String(br.length) }).end(br);
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
