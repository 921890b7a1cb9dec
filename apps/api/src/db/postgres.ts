import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { appRole, appRoleGrants, createAppRole, letTakeAppRole } from './appRole.ts';
import { assertNotNewer } from './assertNotNewer.ts';
import { type Handle, type Migrated, migrationsFolder } from './handle.ts';
import { nameStatements, statementNames } from './nameStatements.ts';
import { type ObserveStatement, observeClient } from './observeQueries.ts';
import { afterMigration } from './registry.ts';
import * as schema from './schema/index.ts';

// Any constant will do, as long as nothing else locks by it.
const migrationLock = 7_261_004;

/**
 * Milliseconds that a server may say nothing: before it lets a connection in, and amid a statement, which may be long. An idle
 * connection has plans, and is let go later than people press again.
 */
const patience = { connectMs: 10_000, silentMs: 60_000 };
const idleMs = 300_000;

/**
 * A connection that the server ends, idle or amid a transaction, fails the query that runs or comes next: that is where it
 * is dealt with. Without a listener it would end the process, too.
 */
const outliveLoss = (client: pg.ClientBase) => void client.on('error', () => {});

/**
 * Drizzle does not give back a connection that is lost before its `begin`: the pool would have one less for each, and in the
 * end none.
 */
function takeBackLost(pool: pg.Pool): void {
  const taken = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => void taken.add(client));
  pool.on('release', (_error, client) => void taken.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!taken.has(client)) return;
      client.release(true);
      // Whoever has it may yet give it back, too.
      client.release = () => {};
    });
  });
}

/** The system itself gives up a server that is gone without a word only after a quarter of an hour. */
function socketThatGivesUp(silentMs: number): Socket {
  const socket = new Socket();
  const gone = () => Object.assign(new Error('The database has not answered'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(silentMs, () => socket.destroy(gone()));
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience.connectMs });
  outliveLoss(client);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns why the API's login may not work as the app's role. */
async function prepareAppRole(owner: pg.Client, url: string): Promise<string | null> {
  try {
    await owner.query(createAppRole);
    await owner.query(appRoleGrants);
    await connected(url, async (app) => {
      const { rows } = await app.query<{ login: string }>('select session_user as login');
      await owner.query(letTakeAppRole(rows[0]?.login ?? ''));
      await app.query(`set role ${appRole}`);
    });
    return null;
  } catch (error) {
    await owner.query('rollback');
    return error instanceof Error ? error.message : String(error);
  }
}

export function openPostgres(
  url: string,
  ownerUrl: string,
  observe?: ObserveStatement,
  { connectMs, silentMs } = patience,
): Handle {
  let takesRole = false;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    idleTimeoutMillis: idleMs,
    pipeline: true,
    connectionTimeoutMillis: connectMs,
    stream: () => socketThatGivesUp(silentMs),
    onConnect: async (client) => {
      // Compiling a plan takes many times what any query here takes.
      await client.query(`set jit = off${takesRole ? `; set role ${appRole}` : ''}`);
    },
  });
  pool.on('connect', outliveLoss);
  const nameOf = statementNames();
  pool.on('connect', (client) => nameStatements(client, nameOf));
  if (observe) pool.on('connect', (client) => observeClient(client, observe));
  takeBackLost(pool);
  pool.on('error', () => {});
  return {
    kind: 'postgres',
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    migrate: () =>
      connected(ownerUrl, async (owner): Promise<Migrated> => {
        // Held until the connection ends: two instances may start at once.
        await owner.query('select pg_advisory_lock($1)', [migrationLock]);
        const db = drizzle(owner, { schema, casing: 'snake_case' });
        await assertNotNewer(db);
        await migrate(db, { migrationsFolder });
        const notes = await afterMigration(db);
        const ownerBecause = await prepareAppRole(owner, url);
        takesRole = ownerBecause === null;
        return { ...notes, ownerBecause };
      }),
    asOwner: (work) => connected(ownerUrl, (owner) => work(drizzle(owner, { schema, casing: 'snake_case' }))),
    jobsDatabase: async () => ({
      async executeSql(text, values) {
        const found = await pool.query(text, values);
        // Several statements in one text are answered with a result each, which the types of pg leave out.
        return { rows: [found].flat().flatMap(({ rows }) => rows) };
      },
    }),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
