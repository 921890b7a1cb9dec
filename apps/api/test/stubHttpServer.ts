import { createServer, type IncomingMessage } from 'node:http';

export interface StubHttpServer {
  url: string;
  readonly receivedBodies: string[];
  response: { status: number; body: string } | 'silent';
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

export function startStubHttpServer(): Promise<StubHttpServer> {
  const receivedBodies: string[] = [];
  return new Promise((resolve, reject) => {
    const server = createServer(async (request, response) => {
      receivedBodies.push(await readBody(request));
      if (stub.response === 'silent') return;
      response.writeHead(stub.response.status, { 'content-type': 'application/json' }).end(stub.response.body);
    });
    const close = () =>
      new Promise<void>((ended) => {
        server.closeAllConnections();
        server.close(() => ended());
      });
    const stub: StubHttpServer = { url: '', receivedBodies, response: { status: 200, body: '{}' }, close };
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') stub.url = `http://127.0.0.1:${address.port}`;
      resolve(stub);
    });
  });
}
