import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDb } from './client.ts';
import type { Db } from './handle.ts';

async function textsOf(options: { url?: string }): Promise<{ begun: string[]; ended: string[] }> {
  const [begun, ended]: [string[], string[]] = [[], []];
  const observe = (text: string) => {
    begun.push(text);
    return () => void ended.push(text);
  };
  const handle = await openDb({ dataDir: 'memory', observe, ...options });
  const ask = (db: Db, secret: string) => db.execute(sql`select ${secret}::text as found`);
  await ask(handle.db, 'a private value');
  await handle.db.transaction((tx) => ask(tx, 'another'));
  await handle.db.execute(sql`select nothing from nowhere`).catch(() => {});
  await handle.close();
  return { begun, ended };
}

const server = process.env.TEST_DATABASE_URL;

it.each([{}, ...(server ? [{ url: server }] : [])])(
  'each statement is seen, within transactions too: %j',
  async (on) => {
    const { begun, ended } = await textsOf(on);
    const asked = begun.filter((text) => text.includes('found'));
    expect(asked).toEqual(['select $1::text as found', 'select $1::text as found']);
    expect(ended.filter((text) => /found|nowhere/.test(text))).toHaveLength(3);
    expect(begun.join()).not.toContain('private');
  },
);
