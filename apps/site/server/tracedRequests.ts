import type { RequestListener } from 'node:http';
import { startSpan } from '@fundfront/web-server/tracing';

/** The renderer and the API go on with the trace. It begins here: what a visitor claims was dropped. */
export function traced(listener: RequestListener, routeOf: (url: string) => string): RequestListener {
  return (request, response) => {
    const { method = '', url = '/' } = request;
    const route = routeOf(url);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = startSpan(`${method} ${route}`, { kind: 'server', attributes });
    if (!span) return listener(request, response);
    request.headers.traceparent = span.traceparent;
    response.once('close', () => {
      span.set('http.response.status_code', response.statusCode);
      span.end();
    });
    span.run(() => listener(request, response));
  };
}
