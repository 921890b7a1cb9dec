import type { IncomingMessage } from 'node:http';

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
