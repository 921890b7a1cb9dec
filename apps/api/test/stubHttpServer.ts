import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

export interface StubHttpServer {
  url: string;
  readonly receivedBodies: string[];
  readonly receivedHeaders: IncomingHttpHeaders[];
  response: { status: number; body: string; headers?: Record<string, string> } | 'silent';
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

export function startStubHttpServer(): Promise<StubHttpServer> {
  const receivedBodies: string[] = [];
  const receivedHeaders: IncomingHttpHeaders[] = [];
  return new Promise((resolve, reject) => {
    const server = createServer(async (request, response) => {
      receivedHeaders.push(request.headers);
      receivedBodies.push(await readBody(request));
      if (stub.response === 'silent') return;
      const { status, body, headers } = stub.response;
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    });
    const close = () =>
      new Promise<void>((ended) => {
        server.closeAllConnections();
        server.close(() => ended());
      });
    const response = { status: 200, body: '{}' };
    const stub: StubHttpServer = { url: '', receivedBodies, receivedHeaders, response, close };
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') stub.url = `http://127.0.0.1:${address.port}`;
      resolve(stub);
    });
  });
}
