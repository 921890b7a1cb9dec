import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { openDb } from './client.ts';
import type { Db } from './handle.ts';

async function observedTexts(): Promise<{ begun: string[]; ended: string[] }> {
  const prepared = inject('prepared');
  const engine =
    prepared.kind === 'server' ? { url: prepared.server } : { image: new Blob([readFileSync(prepared.empty)]) };
  const [begun, ended]: [string[], string[]] = [[], []];
  const observe = (text: string) => {
    begun.push(text);
    return () => void ended.push(text);
  };
  const handle = await openDb({ dataDir: 'memory', observe, ...engine });
  const ask = (db: Db, secret: string) => db.execute(sql`select ${secret}::text as found`);
  await ask(handle.db, 'a private value');
  await handle.db.transaction((tx) => ask(tx, 'another'));
  await handle.db.execute(sql`select nothing from nowhere`).catch(() => {});
  await handle.close();
  return { begun, ended };
}

it('sees each statement, within transactions too, and no value', async () => {
  const { begun, ended } = await observedTexts();
  const asked = begun.filter((text) => text.includes('found'));
  expect(asked).toEqual(['select $1::text as found', 'select $1::text as found']);
  expect(ended.filter((text) => /found|nowhere/.test(text))).toHaveLength(3);
  expect(begun.join()).not.toContain('private');
});
