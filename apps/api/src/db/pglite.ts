import { PGlite, type QueryOptions, types } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartupError } from '../startupError.ts';
import { appRole, appRoleGrants, createAppRole } from './appRole.ts';
import { assertNotNewer } from './assertNotNewer.ts';
import { type Handle, type Migrated, migrationsFolder } from './handle.ts';
import { lockFolder } from './lockFolder.ts';
import { type ObserveStatement, observePglite, wrapQueries } from './observeQueries.ts';
import { prepareStatements } from './prepareStatements.ts';
import { afterMigration } from './registry.ts';
import * as schema from './schema/index.ts';

const extensions = { pg_trgm, citext };

/** Pages of 8 KB. The engine fills them with zeros at each start, byte by byte: its own 16,384 took longer than all else. */
const bufferPages = 4_096;
const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${bufferPages}`];

/** Types whose values Drizzle wants as PostgreSQL writes them; the last are arrays of numeric and of these. */
const asWritten = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];

/**
 * Drizzle names their parsers with each query, and for each the engine would copy those of all types beside them, which
 * takes a fifth of a short query's time. So they are the engine's own, and what Drizzle names is left out.
 * @returns the engine's as they were, for queries of others
 */
function parseForDrizzle(client: PGlite): NonNullable<QueryOptions['parsers']> {
  const former: NonNullable<QueryOptions['parsers']> = {};
  for (const type of asWritten) {
    const parser = client.parsers[type];
    if (parser) former[type] = parser;
    client.parsers[type] = (value) => value;
  }
  wrapQueries(
    client,
    (query) =>
      new Proxy(query, {
        apply(target, self, [text, parameters, options]: [unknown, unknown, QueryOptions?]) {
          const { parsers: _, ...others } = options ?? {};
          return Reflect.apply(target, self, [text, parameters, others]);
        },
      }),
  );
  return former;
}

/** Of what is wrong the engine says nothing: it ends, as PostgreSQL does before a control file that it cannot read. */
function cannotBeOpened(folder: string, cause: unknown): StartupError {
  return new StartupError(
    `The embedded database in ${folder} cannot be opened: its files are damaged, or the disk is full. See that there is ` +
      'space and start again. If that does not help, move this folder away and bring back a backup (pnpm restore).',
    { cause },
  );
}

/**
 * @param folder must exist; without one the database lives in memory
 * @param options.image the dumped folder of a database, to begin with: four times as fast as to make one
 */
export async function openPglite(
  folder: string | undefined,
  { image, observe }: { image?: Blob; observe?: ObserveStatement } = {},
): Promise<Handle> {
  const release = folder === undefined ? () => {} : await lockFolder(folder);
  const client = await PGlite.create(folder, { extensions, startParams, ...(image && { loadDataDir: image }) }).catch(
    (error) => {
      release();
      throw folder === undefined ? error : cannotBeOpened(folder, error);
    },
  );
  if (observe) observePglite(client, observe);
  prepareStatements(client);
  const query: PGlite['query'] = client.query.bind(client);
  const parsers = parseForDrizzle(client);
  const db = drizzle(client, { schema, casing: 'snake_case' });
  async function migrateAsOwner(): Promise<Migrated> {
    // Its one connection begins as the superuser who owns all; nobody else can sign in.
    await client.exec('reset role');
    await assertNotNewer(db);
    await migrate(db, { migrationsFolder });
    const notes = await afterMigration(db);
    await client.exec(`${createAppRole}; ${appRoleGrants}; grant pg_maintain to ${appRole}; set role ${appRole}`);
    return { ...notes, ownerBecause: null };
  }
  let last: Promise<unknown> = Promise.resolve();
  return {
    kind: 'pglite',
    db,
    migrate() {
      const turn = last.then(migrateAsOwner);
      last = turn.catch(() => undefined);
      return turn;
    },
    async asOwner(work) {
      const { rows } = await client.query<{ role: string }>('show role');
      await client.exec('reset role');
      try {
        return await work(db);
      } finally {
        await client.exec(`set role ${rows[0]?.role ?? 'none'}`);
      }
    },
    async jobsDatabase() {
      const { fromPglite } = await import('pg-boss');
      return fromPglite({
        query: (text, parameters) => query(text, parameters, { parsers }),
        exec: (text) => client.exec(text, { parsers }),
        listen: (channel, callback) => client.listen(channel, callback),
      });
    },
    connections: () => null,
    async close() {
      await client.close();
      release();
    },
  };
}
