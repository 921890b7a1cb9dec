import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { StartupError } from '@fundfront/start/startupError';
import { Client } from 'pg';

const packages = { nginx: 'nginx', openssl: 'openssl' };

function isInstalled(command: string): boolean {
  return spawnSync(command, [command === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' }).status === 0;
}

const answerMs = 3_000;

function redisAnswers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: answerMs }, () => {
      socket.write('PING\r\n');
    });
    const end = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    // Also where it asks for a password: somebody is there.
    socket.once('data', (data) => end(/^(\+PONG|-NOAUTH)/.test(data.toString())));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

async function databaseAnswers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: answerMs });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

export interface Services {
  databaseUrl: string;
  redisUrl: string;
}

/** Throws one sentence for all that is missing. */
export async function findServices(env: NodeJS.ProcessEnv): Promise<Services> {
  const databaseUrl = env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
  const redisUrl = env.REDIS_URL || 'redis://127.0.0.1:6379';
  const missing = Object.entries(packages).flatMap(([command, name]) => (isInstalled(command) ? [] : [name]));
  if (!(await databaseAnswers(databaseUrl))) missing.push('postgresql (or set DATABASE_URL)');
  if (!(await redisAnswers(redisUrl))) missing.push('redis-server (or set REDIS_URL)');
  if (missing.length === 0) return { databaseUrl, redisUrl };
  throw new StartupError(
    `A cluster needs what is not here or does not answer: ${missing.join(', ')}. On Debian: apt-get install nginx openssl postgresql redis-server.`,
  );
}

export async function makeDatabase(databaseUrl: string, name: string, fresh: boolean): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    if (fresh) await client.query(`drop database if exists "${name}" with (force)`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database "${name}" template template0 encoding 'UTF8'`);
  } finally {
    await client.end();
  }
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}
