import { limits } from '@fundfront/content-model';
import { type AuditFilter, calls } from '@fundfront/content-model/wire';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { audit } from '../../db/schema/index.ts';
import { auditAfter } from './queries.ts';
import { verifyAudit } from './verifyAudit.ts';
import { writeAudit } from './writeAudit.ts';

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
  expect(await verifyAudit({ ctx: api.ctx() })).toMatchObject({ ok: true, rows: 4 });
});

it('keeps one order when many write at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => writeAudit(api.ctx(), { action: 'test.burst' })));
  expect(await verifyAudit({ ctx: api.ctx() })).toMatchObject({ ok: true, rows: 11 });
});

it('forgets what was rolled back with its deed', async () => {
  const failed = inTransaction(api.ctx(), async (tx) => {
    await writeAudit(tx, { action: 'test.failed' });
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  expect(await verifyAudit({ ctx: api.ctx() })).toMatchObject({ ok: true, rows: 3 });
});

it.each<[string, (db: Db) => Promise<unknown>, number]>([
  ['a changed detail', (db) => db.update(audit).set({ detail: {} }).where(eq(audit.position, 2)).execute(), 2],
  ['another person', (db) => db.update(audit).set({ who: 'Nobody' }).where(eq(audit.position, 1)).execute(), 1],
  ['a row that is gone', (db) => db.delete(audit).where(eq(audit.position, 2)).execute(), 3],
])('finds %s', async (_what, change, position) => {
  await tamper(change);
  expect(await verifyAudit({ ctx: api.ctx() })).toMatchObject({ ok: false, position });
});

it('lets the application change and remove nothing', async () => {
  const { db } = api.handle;
  const refused = [db.update(audit).set({ who: 'Nobody' }), db.delete(audit), db.execute(sql`truncate audit`)];
  for (const change of refused) {
    await expect(change).rejects.toMatchObject({ cause: { message: 'permission denied for table audit' } });
  }
  expect(await verifyAudit({ ctx: api.ctx() })).toMatchObject({ ok: true, rows: 3 });
});

describe('the activity log', () => {
  const ask = async (filter: AuditFilter & { before?: string } = {}) => {
    const person = await makeUser(api, ['compliance']);
    return (await api.call(calls.listAudit, { query: filter }, person)).body;
  };

  it('goes page by page, newest first, and stays where it is while new entries come', async () => {
    for (let step = 0; step < limits.pageSize; step += 1) await writeAudit(api.ctx(), { action: 'test.more' });
    const first = await ask();
    await writeAudit(api.ctx(), { action: 'test.later' });
    const second = await ask({ before: String(first.next) });
    const positions = [...first.rows, ...second.rows].map(({ position }) => position);
    expect(positions).toEqual(Array.from({ length: limits.pageSize + 3 }, (_, index) => limits.pageSize + 3 - index));
    expect(second.next).toBeNull();
  });

  it('finds by person, action, group, type and time, together', async () => {
    const editor = await makeUser(api, ['editor']);
    await writeAudit(api.ctx(editor), { action: 'content.save', type: 'page', detail: { version: 2 } });
    await writeAudit(api.ctx(editor), { action: 'inbox.reveal', type: 'contact' });
    const from = api.time.now.toISOString();
    api.time.now = new Date(api.time.now.getTime() + 60_000);
    await writeAudit(api.ctx(editor), { action: 'content.save', type: 'fund' });
    const actions = async (filter: AuditFilter) => (await ask(filter)).rows.map(({ action, type }) => [action, type]);
    const own = { userId: editor.userId };
    expect(await actions({ ...own, group: 'content' })).toEqual([
      ['content.save', 'fund'],
      ['content.save', 'page'],
    ]);
    expect(await actions({ ...own, group: 'disclosures' })).toEqual([['inbox.reveal', 'contact']]);
    expect(await actions({ ...own, type: 'page' })).toEqual([['content.save', 'page']]);
    expect(await actions({ action: 'inbox.reveal' })).toEqual([['inbox.reveal', 'contact']]);
    const until = api.time.now.toISOString();
    expect(await actions({ ...own, from, until })).toHaveLength(2);
    expect(await actions({ ...own, from: until })).toEqual([['content.save', 'fund']]);
  });

  it('verifies the chain on request, and names the entry where it breaks', async () => {
    const compliance = await makeUser(api, ['compliance']);
    const whole = (await api.call(calls.verifyAuditChain, {}, compliance)).body;
    const last = (await auditAfter(api.handle.db, 2, 1))[0];
    expect(whole).toMatchObject({ ok: true, rows: 3, head: last?.hash });
    await tamper((db) => db.update(audit).set({ detail: {} }).where(eq(audit.position, 2)).execute());
    const [changed] = await auditAfter(api.handle.db, 1, 1);
    const broken = (await api.call(calls.verifyAuditChain, {}, compliance)).body;
    expect(broken).toMatchObject({ ok: false, what: 'entry', position: 2 });
    expect(broken).toHaveProperty('text', expect.stringContaining(changed?.hash ?? 'none'));
  });

  it('is exported without formulas, which it logs', async () => {
    const admin = await makeUser(api, ['admin']);
    await writeAudit(api.ctx(), { action: 'test.step', detail: {}, type: '=1+1' });
    const { body } = await api.call(calls.exportAudit, { body: { type: '=1+1' } }, admin);
    expect([body.rows, body.complete]).toEqual([1, true]);
    expect(body.csv).toContain("'=1+1");
    expect((await ask({ action: 'audit.export' })).rows).toMatchObject([{ userId: admin.userId, detail: { rows: 1 } }]);
  });

  it('is open to administrators and compliance alone, and refuses what is no filter', async () => {
    const [editor, admin] = [await makeUser(api, ['editor']), await makeUser(api, ['admin'])];
    const tried = await Promise.all([
      api.call(calls.listAudit, {}, editor),
      api.call(calls.listAuditPeople, {}, editor),
      api.call(calls.verifyAuditChain, {}, editor),
      api.call(calls.exportAudit, { body: {} }, editor),
    ]);
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await api.call(calls.listAudit, { query: { from: 'yesterday' } }, admin)).status).toBe(400);
    expect((await api.call(calls.listAudit, { query: { action: '%' } }, admin)).status).toBe(400);
  });
});
