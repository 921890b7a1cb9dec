import http, { type RequestListener, type ServerOptions } from 'node:http';
import { documents, statusPath } from './documents.ts';
import { readableAddress } from './readableAddress.ts';
import { withWholeBody } from './withWholeBody.ts';

const anywhere = new Set(['0.0.0.0', '::', '']);
const host = process.env.HOSTNAME ?? '';
const origin = () => new URL(`http://${anywhere.has(host) ? '127.0.0.1' : host}:${process.env.PORT ?? 3000}`);
const documentAt = documents(origin);

const createServer = http.createServer;

// Next makes its own server; every response passes here on its way out.
http.createServer = ((first: ServerOptions | RequestListener, second?: RequestListener) => {
  const [options, listener] = typeof first === 'function' ? [{}, first] : [first, second];
  return createServer(options, (request, response) => {
    request.url = readableAddress(request.url ?? '/');
    withWholeBody(request, response, (asked, status) => documentAt(statusPath(asked, status)));
    listener?.(request, response);
  });
}) as typeof http.createServer;
