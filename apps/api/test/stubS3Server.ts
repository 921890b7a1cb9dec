import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { isSigned } from './signatureV4.ts';

export interface StubS3Server {
  endpoint: string;
  bucket: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  close(): Promise<void>;
}

const bucket = 'fundfront-test';
// The only pair that S3rver knows.
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function refuse(response: ServerResponse): void {
  response.writeHead(403, { 'content-type': 'application/xml' });
  response.end('<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code><Message>No match.</Message></Error>');
}

/** S3rver does not verify signatures of version 4, so every request is verified before it is passed on. */
export async function startStubS3Server(): Promise<StubS3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'fundfront-s3-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await store.run();

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers: given } = incoming;
    const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
    const body = await readBody(incoming);
    const { accessKeyId, secretAccessKey } = credentials;
    if (!isSigned({ method, url, headers, body }, accessKeyId, secretAccessKey)) return refuse(response);
    const upstream = request({ host: '127.0.0.1', port, method, path: url, headers }, (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 500, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    });
    upstream.on('error', (error) => response.destroy(error));
    upstream.end(body);
  }

  const proxy = createServer((incoming, response) => {
    handle(incoming, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port: open } = proxy.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${open}`,
    bucket,
    credentials,
    async close() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
