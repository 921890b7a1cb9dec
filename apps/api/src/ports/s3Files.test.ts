import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StubS3Server, startStubS3Server } from '../../test/stubS3Server.ts';
import { errorForLog } from '../log.ts';
import { s3Files } from './s3Files.ts';

const settings = { region: 'us-east-1', forcePathStyle: true };

let peer: StubS3Server;
let silent: Server;
beforeAll(async () => {
  peer = await startStubS3Server();
  silent = createServer((request, response) => {
    if (request.method === 'GET') response.writeHead(200, { 'content-length': '10' }).write('half');
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  silent?.closeAllConnections();
  silent?.close();
  await peer?.close();
});

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a bucket', () => {
  it('is refused to a wrong secret and to an unknown key, which no error repeats', async () => {
    const secretAccessKey = 'wrong-secret-that-nobody-may-read';
    for (const credentials of [
      { ...peer.credentials, secretAccessKey },
      { accessKeyId: 'UNKNOWN', secretAccessKey },
    ]) {
      const files = s3Files({ ...settings, ...peer, credentials });
      for (const ask of [() => files.check(), () => files.get('a.png'), () => files.remove('a.png')]) {
        const error = await caught(ask());
        expect(error).toMatchObject({ name: 'SignatureDoesNotMatch' });
        expect(inspect(error, { depth: 9 })).not.toContain(secretAccessKey);
        expect(JSON.stringify(errorForLog(error))).not.toContain(secretAccessKey);
      }
    }
  });

  it('that does not exist is an error, not a file that is missing', async () => {
    const files = s3Files({ ...settings, ...peer, bucket: 'no-such-bucket' });
    expect(await caught(files.get('a.png'))).toMatchObject({ name: 'NoSuchBucket' });
    await expect(files.check()).rejects.toThrow();
  });

  it('whose store cannot be reached is an error', async () => {
    const files = s3Files({ ...settings, ...peer, endpoint: 'http://127.0.0.1:1' });
    await expect(files.check()).rejects.toThrow();
    await expect(files.get('a.png')).rejects.toThrow();
  });

  it('whose store hangs, before or within a file, holds nobody for good', async () => {
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const files = s3Files({ ...settings, ...peer, endpoint }, { timeoutMs: 150 });
    await expect(files.put('a.png', new Uint8Array([1]))).rejects.toThrow();
    await expect(files.get('a.png')).rejects.toThrow();
  });

  it('is named in the label, its key is not', () => {
    expect(s3Files({ ...settings, ...peer }).label).toBe('S3 bucket fundfront-test');
  });
});
