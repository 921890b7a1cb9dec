import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runToEnd } from '../../test/process.ts';
import { migratedFolder } from '../../test/testDb.ts';
import { openDb } from '../db/client.ts';
import { firstHash } from '../modules/audit/hash.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fundfront-verify-'));
  const from = migratedFolder();
  if (from !== undefined) await cp(from, folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const verify = (...args: string[]) => runToEnd('src/cli/audit-verify.ts', { DATA_DIR: folder }, args);

it('ends with 0 and the head where all is whole, with 1 and a sentence that says what and where else', async () => {
  const whole = await verify();
  expect([whole.code, whole.stdout]).toEqual([
    0,
    `Whole: 0 entries and 0 records of content; not anchored yet.\nHead 0:${firstHash}\n`,
  ]);

  const handle = await openDb({ dataDir: folder });
  await handle.asOwner(async (db) => {
    await db.execute(sql`alter table audit disable trigger audit_follows`);
    await db.execute(sql`insert into audit (position, at, who, action, detail, previous_hash, hash)
      values (1, now(), 'Nobody', 'test.step', '{}', ${firstHash}, 'made-up')`);
  });
  await handle.close();
  const broken = await verify();
  expect([broken.code, broken.stdout]).toEqual([1, '']);
  expect(broken.stderr).toContain('Entry 1 was changed, or the entry before it is gone');

  const misspelt = await verify('--head', 'one');
  expect([misspelt.code, misspelt.stderr]).toEqual([1, expect.stringContaining('--head must be like')]);
});
