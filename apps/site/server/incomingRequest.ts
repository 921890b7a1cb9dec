import type { IncomingMessage, ServerResponse } from 'node:http';
import { pagePath } from './pagePath.ts';

/**
 * An address of the API without the slash at its end, which the API takes either way. Next would answer the
 * specification's `/api/subscriptionform/` with a redirect, and have every form sent twice.
 */
export function stripApiTrailingSlash(url: string): string {
  return url.replace(/^(\/api\/[^?]*[^/?])\/(?=\?|$)/, '$1');
}

/** Stands in for an address that nobody can read: no page has it, so it is answered like any other that is not there. */
const notFoundPath = '/unreadable-address';

/**
 * The address as it came, or one of nothing where its escapes are broken or hide a NUL: Next answers those with an
 * empty 500.
 */
export function rejectMalformedUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path).includes('\0') ? notFoundPath : url;
  } catch {
    return /^\/ur\//.test(path) ? `/ur${notFoundPath}` : notFoundPath;
  }
}

/**
 * Adds the other end of the connection to the addresses that a request says it came by. Next would leave the header as a
 * visitor wrote it; the API reads it from its end and believes what a proxy of ours added there, and no further.
 */
export function appendForwardedFor({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }) {
  const forwardedFor = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = [forwardedFor, socket.remoteAddress].flat().filter(Boolean).join(', ');
}

/**
 * Pages take no POST. One comes from a browser that sends a form by itself, since the form's script has not come yet or
 * does not run; Next would answer with the page again, empty, or with an error in plain text. The request goes on as one
 * for the page that says so and how to reach the company. What was typed is not read: it still stands in the form, in the
 * tab that the form keeps open.
 */
export function rejectNativeFormPost(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '/';
  if (request.method !== 'POST' || /^\/(api|hooks)\//.test(url)) return;
  request.method = 'GET';
  request.url = pagePath(url, 'form-not-sent');
  const { writeHead } = response;
  const writeRefusal = (status: number, ...rest: unknown[]) => {
    if (status === 200) response.setHeader('allow', 'GET, HEAD');
    return Reflect.apply(writeHead, response, [status === 200 ? 405 : status, ...rest]);
  };
  Object.assign(response, { writeHead: writeRefusal });
}
