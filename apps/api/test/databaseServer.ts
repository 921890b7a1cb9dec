import { randomBytes } from 'node:crypto';
import pg from 'pg';

export async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** @param template the database that it begins as a copy of; nobody may be connected to that one */
export async function createDatabase(server: string, template?: string): Promise<{ name: string; url: string }> {
  const name = `ff_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

export const dropDatabase = (server: string, name: string): Promise<void> =>
  runOnServer(server, `drop database if exists ${name} with (force)`);
