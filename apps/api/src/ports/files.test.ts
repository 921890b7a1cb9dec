import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@fundfront/content-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StubS3Server, startStubS3Server } from '../../test/stubS3Server.ts';
import { diskFiles, type FileStore, memoryFiles } from './files.ts';
import { s3Files } from './s3Files.ts';

let folder: string;
let peer: StubS3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fundfront-files-'));
  peer = await startStubS3Server();
});
afterAll(async () => {
  await peer?.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: Record<string, () => FileStore> = {
  disk: () => diskFiles(path.join(folder, 'files')),
  memory: () => memoryFiles(),
  S3: () => s3Files({ ...peer, region: 'us-east-1', forcePathStyle: true }),
};
const name = () => `${crypto.randomUUID()}.png`;

describe.each(Object.keys(stores))('files kept on %s', (kind) => {
  let files: FileStore;
  beforeAll(() => {
    files = stores[kind]?.() ?? memoryFiles();
  });
  const read = async (at: string) => {
    const bytes = await files.get(at);
    return bytes && new Uint8Array(bytes);
  };

  it('are read back byte for byte, by every size', async () => {
    const large = new Uint8Array(limits.uploadBytes).map((_, index) => index % 251);
    for (const bytes of [new Uint8Array(), new Uint8Array([0, 13, 10, 255]), large]) {
      const at = name();
      await files.put(at, bytes);
      expect(Buffer.compare((await read(at)) ?? new Uint8Array([1]), bytes)).toBe(0);
    }
  });

  it('are listed by their names, until they are removed', async () => {
    const [kept, gone] = [name(), name()];
    for (const at of [kept, gone]) await files.put(at, new Uint8Array([1]));
    expect(await files.list()).toEqual(expect.arrayContaining([kept, gone]));
    await files.remove(gone);
    const left = await files.list();
    expect(left).toContain(kept);
    expect(left).not.toContain(gone);
  });

  it('are replaced as a whole', async () => {
    const at = name();
    await files.put(at, new Uint8Array([1, 2, 3]));
    await files.put(at, new Uint8Array([4]));
    expect(await read(at)).toEqual(new Uint8Array([4]));
  });

  it('are one or the other where two are written at once', async () => {
    const at = name();
    const versions = [1, 2, 3, 4].map((value) => new Uint8Array(100_000).fill(value));
    await Promise.all(versions.map((bytes) => files.put(at, bytes)));
    const found = await read(at);
    expect(found).toHaveLength(100_000);
    expect(new Set(found).size).toBe(1);
  });

  it('are gone once removed, and removing them again does no harm', async () => {
    const at = name();
    await files.put(at, new Uint8Array([1]));
    await files.remove(at);
    expect(await files.get(at)).toBeNull();
    await files.remove(at);
  });

  it('are null where there is none', async () => {
    expect(await files.get(name())).toBeNull();
  });

  it.each(['../secrets.json', 'a/b.png', 'A.png', '.png', 'a', '', 'a.png\n', '%2e%2e.png'])(
    'never have the name %j',
    async (bad) => {
      await expect(files.put(bad, new Uint8Array([1]))).rejects.toThrow('Not a name');
      await expect(files.remove(bad)).rejects.toThrow('Not a name');
      expect(await files.get(bad)).toBeNull();
    },
  );

  it('tell what they are kept on, and that it answers', async () => {
    expect(files.label).toMatch(/\w{4}/);
    await files.check();
  });
});
