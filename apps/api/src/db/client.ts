import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Handle } from './handle.ts';
import type { ObserveStatement } from './observeQueries.ts';

export type { Db, Handle } from './handle.ts';

interface Options {
  url?: string | undefined;
  ownerUrl?: string | undefined;
  dataDir: string | 'memory';
  image?: Blob;
  observe?: ObserveStatement;
}

/**
 * Opens PostgreSQL at `url`, else the embedded database in `dataDir` (`memory`: nothing is stored). Throws for an
 * embedded folder that another process has open.
 */
export async function openDb(options: Options): Promise<Handle> {
  // Only the engine in use is loaded: the embedded one alone takes a third of a second.
  if (options.url) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(options.url, options.ownerUrl ?? options.url, options.observe);
  }
  const { openPglite } = await import('./pglite.ts');
  if (options.dataDir === 'memory') return openPglite(undefined, options);
  const folder = path.join(options.dataDir, 'pg');
  mkdirSync(folder, { recursive: true });
  return openPglite(folder, options);
}
