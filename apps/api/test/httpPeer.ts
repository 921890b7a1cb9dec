import { createServer, type IncomingMessage } from 'node:http';

export interface HttpPeer {
  url: string;
  /** Bodies that it was sent. */
  readonly heard: string[];
  /** How it answers the next requests; `silent` leaves them waiting. */
  response: { status: number; body: string } | 'silent';
  close(): Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** A server on this machine that stands for one of another company. */
export function openHttpPeer(): Promise<HttpPeer> {
  const heard: string[] = [];
  return new Promise((resolve, reject) => {
    const server = createServer(async (request, response) => {
      heard.push(await textOf(request));
      if (peer.response === 'silent') return;
      response.writeHead(peer.response.status, { 'content-type': 'application/json' }).end(peer.response.body);
    });
    const close = () =>
      new Promise<void>((ended) => {
        server.closeAllConnections();
        server.close(() => ended());
      });
    const peer: HttpPeer = { url: '', heard, response: { status: 200, body: '{}' }, close };
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') peer.url = `http://127.0.0.1:${address.port}`;
      resolve(peer);
    });
  });
}
