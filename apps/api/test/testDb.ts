import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { type Handle, openDb } from '../src/db/client.ts';
import { createDatabase, dropDatabase } from './databaseServer.ts';

export type TestDb = Handle;

const images = new Map<string, ArrayBuffer>();
const filled = new Map<string, Blob>();

/** Read once: a blob that Node makes copies itself piece by piece whenever its bytes are asked for. */
class DatabaseImage extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: ArrayBuffer) {
    super([]);
    this.#bytes = bytes;
  }

  static fromFile(file: string): DatabaseImage {
    const bytes = images.get(file) ?? new Uint8Array(readFileSync(file)).buffer;
    images.set(file, bytes);
    return new DatabaseImage(bytes);
  }

  static async of({ db, asOwner }: TestDb): Promise<DatabaseImage> {
    const client = '$client' in db ? db.$client : null;
    if (!(client instanceof PGlite)) throw new Error('Only an embedded database has an image');
    await asOwner((owner) => owner.execute('checkpoint'));
    return new DatabaseImage(await (await client.dumpDataDir('none')).arrayBuffer());
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

const openEmbedded = (image: Blob): Promise<TestDb> => openDb({ dataDir: 'memory', image });

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

/** A data folder with a migrated database, to be copied; undefined where tests use a server. */
export function migratedFolder(): string | undefined {
  const prepared = inject('prepared');
  return prepared.kind === 'files' ? prepared.dataDir : undefined;
}

export function openEmptyDb(): Promise<TestDb> {
  const prepared = inject('prepared');
  return prepared.kind === 'server'
    ? openOnServer(prepared.server)
    : openEmbedded(DatabaseImage.fromFile(prepared.empty));
}

export async function openTestDb(): Promise<TestDb> {
  const prepared = inject('prepared');
  const handle = await (prepared.kind === 'server'
    ? openOnServer(prepared.server, prepared.migrated)
    : openEmbedded(DatabaseImage.fromFile(prepared.migrated)));
  await handle.migrate();
  return handle;
}

/**
 * As {@link openTestDb}, and filled: once for each name and worker, where the engine is the embedded one.
 * @param fill must write the same each time
 */
export async function openFilledDb(name: string, fill: (db: TestDb) => Promise<void>): Promise<TestDb> {
  const image = filled.get(name);
  if (image) return openEmbedded(image);
  const handle = await openTestDb();
  await fill(handle);
  if (handle.kind === 'pglite') filled.set(name, await DatabaseImage.of(handle));
  return handle;
}
