import type { IncomingMessage, ServerResponse } from 'node:http';
import { pagePath } from './pagePath.ts';

/** Next would redirect the specification's `/api/subscriptionform/`, and every form would be sent twice. */
export function stripApiTrailingSlash(url: string): string {
  return url.replace(/^(\/api\/[^?]*[^/?])\/(?=\?|$)/, '$1');
}

/** No page has it, so an unreadable address is answered as not found. */
const notFoundPath = '/unreadable-address';

/** Next answers broken escapes and a hidden NUL with an empty 500. */
export function rejectMalformedUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path).includes('\0') ? notFoundPath : url;
  } catch {
    return /^\/ur\//.test(path) ? `/ur${notFoundPath}` : notFoundPath;
  }
}

/**
 * Appends the address of the connection. Next would leave the header as a visitor wrote it; the API reads it from its
 * end and believes what a proxy of ours added, and no further.
 */
export function appendForwardedFor({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }) {
  const forwardedFor = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = [forwardedFor, socket.remoteAddress].flat().filter(Boolean).join(', ');
}

/**
 * A page is asked for whole, so that both methods answer with the same headers: Node sends no body to a HEAD. What the
 * API answers passes as it is.
 */
export function answerHeadAsGet(request: Pick<IncomingMessage, 'method' | 'url'>): void {
  if (request.method === 'HEAD' && !/^\/(api|hooks)\//.test(request.url ?? '/')) request.method = 'GET';
}

/**
 * Pages take no POST. One comes from a form whose script has not loaded or does not run; Next would answer with the
 * empty page or plain text. What was typed is not read: it is still in the form, in the tab that stays open.
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
