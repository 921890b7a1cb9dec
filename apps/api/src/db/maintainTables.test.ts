import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../test/harness.ts';
import type { Db } from './handle.ts';
import { maintainTables } from './maintainTables.ts';
import { rowsOf } from './rowsOf.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

const table = 'public.outbox';
const rows = 400;

/** Counts are written at most once a second, unless somebody asks for it. */
const countAll = (db: Db) => db.execute(sql`select pg_stat_force_next_flush()`);

async function factsOf(db: Db) {
  const [found] = await rowsOf<{ estimated: number; bytes: number }>(
    db,
    sql`select reltuples::int as estimated, pg_relation_size(oid)::int as bytes from pg_class where oid = ${table}::regclass`,
  );
  return found ?? { estimated: 0, bytes: 0 };
}

it('lets the engine know how much a table holds, and use the space of deleted rows again', async () => {
  await api.handle.asOwner(async (db) => {
    const fill = () =>
      db.execute(sql`insert into outbox (topic, payload, created_at, next_attempt_at)
      select 'site', jsonb_build_object('tags', repeat('tag', 100)), now(), now() from generate_series(1, ${rows})`);
    await maintainTables(db);
    await fill();
    await countAll(db);
    expect(await maintainTables(db)).toContain(table);
    const { estimated, bytes } = await factsOf(db);
    expect(estimated).toBe(rows);
    await countAll(db);
    expect(await maintainTables(db)).not.toContain(table);
    for (let round = 0; round < 3; round += 1) {
      await db.execute(sql`delete from outbox`);
      await countAll(db);
      expect(await maintainTables(db)).toContain(table);
      await fill();
    }
    expect((await factsOf(db)).bytes).toBeLessThanOrEqual(bytes);
  });
});
