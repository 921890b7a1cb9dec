import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../test/harness.ts';
import { maintainEmbedded } from './maintainEmbedded.ts';
import { rowsOf } from './rowsOf.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

const table = 'public.outbox';
const rows = 400;

/** Counts are written at most once a second, unless somebody asks for it. */
const countAll = () => api.handle.db.execute(sql`select pg_stat_force_next_flush()`);

async function factsOf() {
  const [found] = await rowsOf<{ estimated: number; bytes: number }>(
    api.handle.db,
    sql`select reltuples::int as estimated, pg_relation_size(oid)::int as bytes from pg_class where oid = ${table}::regclass`,
  );
  return found ?? { estimated: 0, bytes: 0 };
}

it.skipIf(process.env.TEST_DATABASE_URL)(
  'lets the engine know how much a table holds, and use the space of deleted rows again',
  async () => {
    const { db } = api.handle;
    const fill = () =>
      db.execute(sql`insert into outbox (topic, payload, created_at, next_attempt_at)
      select 'site', jsonb_build_object('tags', repeat('tag', 100)), now(), now() from generate_series(1, ${rows})`);
    await maintainEmbedded(db);
    await fill();
    await countAll();
    expect(await maintainEmbedded(db)).toContain(table);
    const { estimated, bytes } = await factsOf();
    expect(estimated).toBe(rows);
    await countAll();
    expect(await maintainEmbedded(db)).not.toContain(table);
    for (let round = 0; round < 3; round += 1) {
      await db.execute(sql`delete from outbox`);
      await countAll();
      expect(await maintainEmbedded(db)).toContain(table);
      await fill();
    }
    expect((await factsOf()).bytes).toBeLessThanOrEqual(bytes);
  },
);
