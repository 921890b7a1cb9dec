import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { audit } from '../../db/schema/index.ts';
import { auditAfter } from './queries.ts';
import { verifyAudit, writeAudit } from './writeAudit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());
function tamper(change: (db: Db) => Promise<unknown>): Promise<void> {
  return api.handle.asOwner(async (db) => {
    await db.execute(sql`alter table audit disable trigger audit_insert_only`);
    await change(db);
    await db.execute(sql`alter table audit enable trigger audit_insert_only`);
  });
}

beforeEach(async () => {
  await tamper((db) => db.delete(audit).execute());
  for (const step of [1, 2, 3]) {
    await writeAudit(api.ctx(), { action: 'test.step', detail: { z: step, a: { d: 'é', c: null, b: undefined } } });
  }
});

it('chains what was done, by whom', async () => {
  const editor = await makeUser(api, ['editor']);
  await writeAudit(api.ctx(editor), { action: 'content.save', type: 'page', entryId: editor.userId, locale: 'ur' });
  const rows = await auditAfter(api.handle.db, 0, 10);
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  expect(rows[3]).toMatchObject({ who: editor.name, userId: editor.userId, action: 'content.save', locale: 'ur' });
  expect(rows[3]?.previousHash).toBe(rows[2]?.hash);
  expect(await verifyAudit({ ctx: api.ctx() })).toEqual({ ok: true, rows: 4 });
});

it('keeps one order when many write at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => writeAudit(api.ctx(), { action: 'test.burst' })));
  expect(await verifyAudit({ ctx: api.ctx() })).toEqual({ ok: true, rows: 11 });
});

it('forgets what was rolled back with its deed', async () => {
  const failed = inTransaction(api.ctx(), async (tx) => {
    await writeAudit(tx, { action: 'test.failed' });
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  expect(await verifyAudit({ ctx: api.ctx() })).toEqual({ ok: true, rows: 3 });
});

it.each<[string, (db: Db) => Promise<unknown>, number]>([
  ['a changed detail', (db) => db.update(audit).set({ detail: {} }).where(eq(audit.position, 2)).execute(), 2],
  ['another person', (db) => db.update(audit).set({ who: 'Nobody' }).where(eq(audit.position, 1)).execute(), 1],
  ['a row that is gone', (db) => db.delete(audit).where(eq(audit.position, 2)).execute(), 3],
])('finds %s', async (_what, change, position) => {
  await tamper(change);
  expect(await verifyAudit({ ctx: api.ctx() })).toEqual({ ok: false, position });
});

it('lets the application change and remove nothing', async () => {
  const { db } = api.handle;
  const refused = [db.update(audit).set({ who: 'Nobody' }), db.delete(audit), db.execute(sql`truncate audit`)];
  for (const change of refused) {
    await expect(change).rejects.toMatchObject({ cause: { message: 'permission denied for table audit' } });
  }
  expect(await verifyAudit({ ctx: api.ctx() })).toEqual({ ok: true, rows: 3 });
});
