import { dayMs } from '@fundfront/content-model/karachi';
import { calls } from '@fundfront/content-model/wire';
import { asc, eq, gt, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLive } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { openImports } from '../../../test/imports.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { audit } from '../../db/schema/index.ts';
import { anchorFile, readAnchor, writeAnchor } from './anchor.ts';
import { anchorHead, createAnchoring } from './anchorAudit.ts';
import { firstHash, hashOf } from './hash.ts';
import { verifyAudit } from './verifyAudit.ts';
import { writeAudit } from './writeAudit.ts';

let api: TestApi;
let anchor: () => Promise<void>;
beforeEach(async () => {
  api = await openTestApi({ env: { AUDIT_MAIL_TO: 'auditor@example.test' } });
  await makeLive(api.ctx(), 'page', { title: 'First', slug: 'first' });
  await makeLive(api.ctx(), 'page', { title: 'Second', slug: 'second' });
  const round = createAnchoring();
  anchor = () => round(api.ctx());
  await anchor();
  await anchor();
});
afterEach(() => api?.close());

const verify = () => verifyAudit({ ctx: api.ctx() });
const headNow = async () => {
  const [last] = await rowsOf<{ position: number; hash: string }>(
    api.handle.db,
    sql`select position::int, hash from audit order by position desc limit 1`,
  );
  if (!last) throw new Error('There is no audit');
  return last;
};

/** As somebody who owns the tables, and knows how to turn off what watches over one. */
function tamper(table: string, ...statements: string[]): Promise<void> {
  return api.handle.asOwner(async (db) => {
    const all = [
      `alter table ${table} disable trigger user`,
      ...statements,
      `alter table ${table} enable trigger user`,
    ];
    for (const statement of all) await db.execute(sql.raw(statement));
  });
}

async function recompute(from: number): Promise<void> {
  await tamper('audit');
  await api.handle.asOwner(async (db) => {
    await db.execute(sql`alter table audit disable trigger user`);
    let previousHash: string = firstHash;
    for (const row of await db.select().from(audit).where(gt(audit.position, 0)).orderBy(asc(audit.position))) {
      const hash = row.position < from ? row.hash : hashOf({ ...row, previousHash });
      await db.update(audit).set({ previousHash, hash }).where(eq(audit.position, row.position));
      previousHash = hash;
    }
    await db.execute(sql`alter table audit enable trigger user`);
  });
}

it('is whole: entries, what they vouch for, and the anchor', async () => {
  const { position, hash } = await headNow();
  const content = await rowsOf<{ rows: number }>(
    api.handle.db,
    sql`select ((select count(*) from entry_version) + (select count(*) from publication))::int as rows`,
  );
  expect(await verify()).toMatchObject({ ok: true, rows: position, head: hash, content: content[0]?.rows });
  expect(await readAnchor(api.base.ports.files)).toMatchObject({ position, hash });
});

it('goes on with new entries, which the anchor follows', async () => {
  await makeLive(api.ctx(), 'page', { title: 'Third', slug: 'third' });
  expect((await verify()).ok).toBe(true);
  await anchor();
  expect(await verify()).toMatchObject({ ok: true, anchor: { position: (await headNow()).position } });
});

describe('finds by the database alone', () => {
  it('a change in the middle', async () => {
    await tamper('audit', `update audit set who = 'Nobody' where position = 2`);
    expect(await verify()).toMatchObject({ ok: false, what: 'entry', position: 2 });
  });

  it('the content of a version, changed in place', async () => {
    await tamper('entry_version', `update entry_version set data = data || '{"body":"changed"}' where slug = 'first'`);
    const found = await verify();
    expect(found).toMatchObject({ ok: false, what: 'content' });
    expect(found).toHaveProperty('text', expect.stringMatching(/^Version [0-9a-f-]{36}\/en\/\d+ was changed/));
  });

  it('a version that came past the log, and a publication that is gone', async () => {
    const copy = `insert into entry_version (entry_id, locale, number, data, slug, title, origin)
      select entry_id, locale, 9, data, slug, title, origin from entry_version where slug = 'first' limit 1`;
    await tamper('entry_version', copy);
    expect(await verify()).toHaveProperty('text', expect.stringContaining('nothing vouches for it'));
    await tamper('entry_version', 'delete from entry_version where number = 9');
    await tamper('publication', 'delete from publication where id = (select id from publication limit 1)');
    expect(await verify()).toHaveProperty('text', expect.stringMatching(/^Publication .* is gone/));
  });

  it('a hash that was exchanged together with its version', async () => {
    await tamper('entry_version', `update entry_version set data = data || '{"body":"changed"}' where slug = 'first'`);
    await tamper(
      'audit_content',
      `update audit_content c set hashes = (select array_agg(e.hash order by e.key) from audit_evidence e
        where e.source = c.source and e.key = any(c.keys))`,
    );
    expect(await verify()).toMatchObject({ ok: false, what: 'entry-content' });
  });

  it('nothing wrong in what was deleted for ever', async () => {
    const made = await makeLive(api.ctx(), 'page', { title: 'Third', slug: 'third' });
    const entryId = made.id;
    await tamper('publication', `delete from publication where entry_id = '${entryId}'`);
    expect((await verify()).ok).toBe(false);
    await writeAudit(api.ctx(), { action: 'content.purge', entryId });
    expect((await verify()).ok).toBe(true);
  });
});

describe('finds by the anchored head', () => {
  it('a tail that was cut off, with what it vouched for', async () => {
    const { position } = await headNow();
    await tamper('audit', `delete from audit where position > ${position - 1}`);
    await tamper('audit_content', `update audit_content set position = null where position > ${position - 1}`);
    expect(await verify()).toMatchObject({ ok: false, what: 'tail', position: position - 1 });
    expect(await verify()).toHaveProperty('text', expect.stringContaining('The last 1 entry were cut off'));
  });

  it('a table that was written anew, with hashes that are right', async () => {
    await tamper('audit', `update audit set who = 'Nobody' where position = 2`);
    await recompute(2);
    expect(await verify()).toMatchObject({ ok: false, what: 'rewritten', position: (await headNow()).position });
  });

  it('does not move on from either', async () => {
    const before = await readAnchor(api.base.ports.files);
    await tamper('audit', `update audit set who = 'Nobody' where position = 2`);
    await recompute(2);
    await writeAudit(api.ctx(), { action: 'test.later' });
    expect((await anchorHead(api.ctx(), null)).finding?.what).toBe('rewritten');
    expect(await readAnchor(api.base.ports.files)).toEqual(before);
  });

  it('an anchor that is gone, or that somebody else made', async () => {
    const { files } = api.base.ports;
    const genuine = await readAnchor(files);
    if (genuine === null || genuine === 'damaged') throw new Error('There is no anchor');
    await writeAnchor(files, { ...genuine, position: genuine.position - 1 });
    expect(await verify()).toMatchObject({ ok: false, what: 'anchor-forged' });
    await files.put(anchorFile, new TextEncoder().encode('{"position":'));
    expect(await verify()).toMatchObject({ ok: false, what: 'anchor-forged' });
    await files.remove(anchorFile);
    expect(await verify()).toMatchObject({ ok: false, what: 'anchor-missing' });
    await anchor();
    expect(await files.get(anchorFile)).toBeNull();
  });

  it('an old anchor: by the running process at once, by the chain after its daily entry', async () => {
    const { files } = api.base.ports;
    const old = await readAnchor(files);
    if (old === null || old === 'damaged') throw new Error('There is no anchor');
    await makeLive(api.ctx(), 'page', { title: 'Third', slug: 'third' });
    const { anchor: newer } = await anchorHead(api.ctx(), null);
    await writeAnchor(files, old);
    expect((await anchorHead(api.ctx(), newer)).finding?.what).toBe('anchor-old');

    if (newer) await writeAnchor(files, newer);
    api.time.now = new Date(api.time.now.getTime() + dayMs);
    await anchor();
    await writeAnchor(files, old);
    expect(await verify()).toMatchObject({ ok: false, what: 'anchor-old', position: old.position });
  });

  it('by a head that was told: all cut back together to an old state is found by it alone', async () => {
    const { files } = api.base.ports;
    const old = await headNow();
    const oldAnchor = await files.get(anchorFile);
    await writeAudit(api.ctx(), { action: 'test.later' });
    const mailed = await headNow();
    expect((await verifyAudit({ ctx: api.ctx(), known: [old, mailed] })).ok).toBe(true);
    await tamper('audit', `delete from audit where position > ${old.position}`);
    if (oldAnchor) await files.put(anchorFile, oldAnchor);
    expect((await verify()).ok).toBe(true);
    expect(await verifyAudit({ ctx: api.ctx(), known: [mailed] })).toMatchObject({ ok: false, what: 'rewritten' });
  });
});

it('tells the head once a day by mail, and writes that into the chain', async () => {
  const anchorings = () =>
    rowsOf<{ position: number }>(
      api.handle.db,
      sql`select (detail->>'position')::int as position from audit where action = 'audit.anchor' order by position`,
    );
  const mails = () => rowsOf(api.handle.db, sql`select payload->>'text' as text from outbox where topic = 'mail'`);
  expect(await anchorings()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
  api.time.now = new Date(api.time.now.getTime() + dayMs);
  await anchor();
  expect(await anchorings()).toHaveLength(1);
  await writeAudit(api.ctx(), { action: 'test.later' });
  const { position, hash } = await headNow();
  await anchor();
  await anchor();
  expect(await anchorings()).toMatchObject([{}, { position }]);
  expect(await mails()).toMatchObject([{}, { text: expect.stringContaining(`--head ${position}:${hash}`) }]);
});

it('seals every row of an import, and holds a price to its announcement', async () => {
  await api.close();
  ({ api } = await openImports());
  const found = await verify();
  expect(found).toMatchObject({ ok: true });
  const [counted] = await rowsOf<{ announced: number; sealed: number }>(
    api.handle.db,
    sql`select (select count(*) from nav_announcement)::int as announced,
      (select sum(cardinality(keys)) from audit_content where source = 'nav_announcement')::int as sealed`,
  );
  expect(counted?.announced).toBeGreaterThan(0);
  expect(counted?.sealed).toBe(counted?.announced);
  await tamper('nav_price', `update nav_price set nav = nav + 1 where announcement_id is not null`);
  expect(await verify()).toHaveProperty('text', expect.stringContaining('is not as it was announced'));
});

it('lets the application seal nothing by itself, and change nothing of it', async () => {
  const as = (statement: string) => api.handle.db.execute(sql.raw(statement));
  await expect(as(`update audit_content set hashes = '{}'`)).rejects.toMatchObject({
    cause: { message: 'permission denied for table audit_content' },
  });
  await expect(as(`insert into audit_content (source, keys, hashes) values ('x', '{}', '{}')`)).rejects.toMatchObject({
    cause: { message: 'permission denied for table audit_content' },
  });
  await expect(as(`update audit_content set position = 1 where position is not null`)).rejects.toMatchObject({
    cause: { message: 'Nothing of what the audit vouches for changes' },
  });
});

it('is told to administrators and compliance by the same call', async () => {
  const [compliance, editor] = [await makeUser(api, ['compliance']), await makeUser(api, ['editor'])];
  await tamper('audit', `delete from audit where position > 2`);
  const { body } = await api.call(calls.verifyAuditChain, {}, compliance);
  expect(body).toMatchObject({ ok: false, what: 'tail', position: 2 });
  expect((await api.call(calls.verifyAuditChain, {}, editor)).status).toBe(403);
});
