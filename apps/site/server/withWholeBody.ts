import type { IncomingMessage, ServerResponse } from 'node:http';

/** A whole document, as it is and packed. */
export interface WholeDocument {
  plain: Buffer;
  gzip: Buffer;
}

/** Answers the document that a status is told with, or null where it cannot be had just now. */
export type StatusDocument = (request: IncomingMessage, status: number) => Promise<WholeDocument | null>;

const ofOldBody = ['content-encoding', 'content-length', 'transfer-encoding', 'etag'];

/** Not found, or failed: Next has no words for either without script. */
const isBare = (status: number) => status === 404 || status >= 500;

/**
 * Next answers `notFound()`, and a page that fails, with an empty document that only script fills. This lets the response
 * through but for such a one: its status and headers stay, its body becomes a whole document. Must be called before
 * anything is written.
 */
export function withWholeBody(request: IncomingMessage, response: ServerResponse, documentOf: StatusDocument): void {
  // A router's own request wants its own format.
  if (request.method !== 'GET' || request.headers.rsc !== undefined) return;
  const { writeHead, write, end, flushHeaders } = response;
  const kept: Buffer[] = [];
  let swap: boolean | undefined;

  const swaps = () => {
    swap ??= isBare(response.statusCode) && String(response.getHeader('content-type')).startsWith('text/html');
    return swap;
  };
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) kept.push(Buffer.from(chunk));
  };
  const finish = async () => {
    const whole = await documentOf(request, response.statusCode);
    Object.assign(response, { writeHead, write, end, flushHeaders });
    if (!whole) return void response.end(Buffer.concat(kept));
    for (const name of ofOldBody) response.removeHeader(name);
    const packed = /\bgzip\b/.test(String(request.headers['accept-encoding']));
    if (packed) response.setHeader('content-encoding', 'gzip');
    response.end(packed ? whole.gzip : whole.plain);
  };

  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      return swaps() ? response : Reflect.apply(writeHead, response, [status, ...rest]);
    },
    flushHeaders: () => {
      if (!swaps()) Reflect.apply(flushHeaders, response, []);
    },
    write: (...given: unknown[]) => {
      if (!swaps()) return Reflect.apply(write, response, given);
      keep(given[0]);
      return true;
    },
    end: (...given: unknown[]) => {
      if (!swaps()) return Reflect.apply(end, response, given);
      keep(given[0]);
      void finish();
      return response;
    },
  });
}
