import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@fundfront/web-server/log';
import { requestIdHeader, requestIdOf } from '@fundfront/web-server/requestId';

const maxPathLength = 300;

type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;

export function newRequestId(request: Asking, isFromProxy: (request: Asking) => boolean): string {
  const given = request.headers[requestIdHeader];
  return requestIdOf(given, given !== undefined && isFromProxy(request));
}

/** What is passed on bears this id, and nothing of what visitors may claim about a trace. */
export function identify({ headers }: IncomingMessage, requestId: string): void {
  delete headers.tracestate;
  delete headers.baggage;
  headers[requestIdHeader] = requestId;
}

export const requestIdOfRequest = ({ headers }: Pick<IncomingMessage, 'headers'>) => String(headers[requestIdHeader]);

export function idsOf(request: IncomingMessage): Record<string, string> {
  const { traceparent } = request.headers;
  return { [requestIdHeader]: requestIdOfRequest(request), ...(traceparent && { traceparent: String(traceparent) }) };
}

/** Without the query, which may hold what somebody searched for, and without the token by which the past is seen. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path.replace(/^\/as-of\/[^/]+/, '/as-of/…').slice(0, maxPathLength);
}

/** What comes out of memory is not logged here: nginx has a line for each request, under the same id. */
export function logRequest(logger: Logger, request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  response.once('close', () => {
    const facts = {
      requestId: requestIdOfRequest(request),
      method: request.method,
      path: loggedPath(request.url ?? ''),
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
      ...(!response.writableFinished && { isCutOff: true }),
    };
    logger.info(facts, 'request');
  });
}
