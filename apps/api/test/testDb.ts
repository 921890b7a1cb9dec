import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { type Handle, openDb } from '../src/db/client.ts';
import { createDatabase, dropDatabase } from './databaseServer.ts';

export type TestDb = Handle;

const images = new Map<string, ArrayBuffer>();

/** Read once: a blob that Node makes copies itself piece by piece whenever its bytes are asked for. */
class DatabaseImage extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(file: string) {
    super([]);
    this.#bytes = images.get(file) ?? new Uint8Array(readFileSync(file)).buffer;
    images.set(file, this.#bytes);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

const openEmbedded = (file: string): Promise<TestDb> => openDb({ dataDir: 'memory', image: new DatabaseImage(file) });

async function openOnServer(server: string, template?: string): Promise<TestDb> {
  const { name, url } = await createDatabase(server, template);
  const handle = await openDb({ url, dataDir: 'memory' });
  return {
    ...handle,
    async close() {
      await handle.close();
      await dropDatabase(server, name);
    },
  };
}

export function openEmptyDb(): Promise<TestDb> {
  const prepared = inject('prepared');
  return prepared.kind === 'server' ? openOnServer(prepared.server) : openEmbedded(prepared.empty);
}

export async function openTestDb(): Promise<TestDb> {
  const prepared = inject('prepared');
  const handle = await (prepared.kind === 'server'
    ? openOnServer(prepared.server, prepared.migrated)
    : openEmbedded(prepared.migrated));
  await handle.migrate();
  return handle;
}
