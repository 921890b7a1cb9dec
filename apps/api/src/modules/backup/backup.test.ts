import { appendFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls, formCalls } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeLive } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { openImports } from '../../../test/imports.ts';
import { runToEnd } from '../../../test/process.ts';
import { bodies, send } from '../../../test/visitors.ts';
import { holdsContent } from '../../db/backup/catalog.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { readAnchor } from '../audit/anchor.ts';
import { rowAt } from '../audit/queries.ts';
import { verifyAudit } from '../audit/verifyAudit.ts';
import { sha256Of } from '../media/storeFile.ts';
import { createBackup, privacyMark } from './createBackup.ts';
import { filesOf, type Manifest, manifestOf, readManifest, readSecrets, rowsFileOf, secretsOf } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';

/** Ends a line for some readers of lines, and not for JSON. */
const hostile = 'One\u2028two\u2029three " \\ \u{1F9FE} \u202Eاردو';
const now = new Date('2026-11-25T08:00:00.000Z');
const file = { name: '0123456789abcdef.pdf', bytes: new Uint8Array(70_000).map((_, index) => index % 253) };

let source: TestApi;
let folder: string;
let manifest: Manifest;
const opened: TestApi[] = [];
const folders: string[] = [];

async function newFolder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'fundfront-backup-'));
  folders.push(made);
  return made;
}

async function openEmpty(): Promise<TestApi> {
  const api = await openTestApi();
  api.time.now = now;
  opened.push(api);
  return api;
}

const backUp = ({ base }: TestApi, to: string, secrets = false) =>
  createBackup({ handle: base.handle, files: base.ports.files, secrets: base.secrets }, { folder: to, secrets, now });
const restore = (api: TestApi, from: string, replace = false) =>
  restoreBackup({ ctx: api.ctx(), handle: api.handle }, { folder: from, replace });

beforeAll(async () => {
  ({ api: source } = await openImports());
  opened.push(source);
  await makeLive(source.ctx(), 'page', { title: hostile, slug: 'restored' });
  expect((await send(source, formCalls.requestCall, bodies.requestCall)).status).toBeLessThan(300);
  await source.base.ports.files.put(file.name, file.bytes);
  await source.handle.asOwner((db) =>
    db.execute(
      sql`insert into pgboss.job (name, data, start_after) values ('release', '{"id":"planned"}', '2031-01-01')`,
    ),
  );
  folder = await newFolder();
  manifest = await backUp(source, folder);
});
afterAll(async () => {
  for (const api of opened) await api.close();
  for (const made of folders) await rm(made, { recursive: true, force: true });
});

const rowsIn = ({ tables }: Pick<Manifest, 'tables'>, table: string) =>
  tables.find(({ name }) => name === table)?.rows ?? 0;

describe('a backup', () => {
  it('names all that it holds, and is readable by its owner alone', async () => {
    expect(await readManifest(folder)).toEqual(manifest);
    for (const table of ['entry', 'audit', 'nav_announcement', 'submission', 'job'])
      expect(rowsIn(manifest, table), table).toBeGreaterThan(0);
    expect(manifest.files.map(({ name, bytes }) => [name, bytes])).toContainEqual([file.name, file.bytes.length]);
    for (const written of [manifestOf(folder), rowsFileOf(folder, { schema: 'public', name: 'app_user' })])
      expect((await stat(written)).mode & 0o077).toBe(0);
  });

  it('takes the secrets along only when asked', async () => {
    await expect(readSecrets(folder)).rejects.toThrow('made without --secrets');
    const to = path.join(await newFolder(), 'with');
    await backUp(source, to, true);
    expect(await readSecrets(to)).toEqual(source.base.secrets);
    expect((await stat(secretsOf(to))).mode & 0o077).toBe(0);
  });

  it('is refused a folder that is in use', async () => {
    await expect(backUp(source, folder)).rejects.toThrow('is not empty');
  });
});

describe('put back elsewhere', () => {
  let target: TestApi;
  beforeAll(async () => {
    target = await openEmpty();
    await restore(target, folder);
  });

  it('it is the same to the letter, but for what the site is to be told and the log tells of the restore', async () => {
    const again = await backUp(target, await newFolder());
    const others = (all: Manifest) => all.tables.filter(({ name }) => !['outbox', 'audit'].includes(name));
    expect(others(again)).toEqual(others(manifest));
    expect(again.sequences).toEqual(manifest.sequences);
    expect(rowsIn(again, 'audit')).toBe(rowsIn(manifest, 'audit') + 2);
    expect((await rowAt(target.handle.db, manifest.audit?.position ?? 0))?.hash).toBe(manifest.audit?.hash);
    expect(again.files).toEqual(manifest.files);
    expect(rowsIn(again, 'outbox')).toBe(rowsIn(manifest, 'outbox') + 1);
    const [told] = await rowsOf<{ tags: string[] }>(
      target.handle.db,
      sql`select payload->'tags' as tags from outbox order by created_at desc, id limit 1`,
    );
    expect(told?.tags).toEqual(expect.arrayContaining(['menu:en', 'chrome:ur', 'navs']));
  });

  it('its log is whole, says what was put in the place of what, and is anchored', async () => {
    const verified = await verifyAudit({ ctx: target.ctx() });
    expect(verified).toMatchObject({ ok: true, anchor: { position: (manifest.audit?.position ?? 0) + 1 } });
    const [told] = await rowsOf<{ detail: unknown }>(
      target.handle.db,
      sql`select detail from audit where action = 'audit.restore'`,
    );
    expect(told?.detail).toEqual({ backup: manifest.createdAt, head: manifest.audit?.position, inPlaceOf: null });
  });

  it('people sign in to it and find what was there', async () => {
    const editor = await makeUser(target, ['editor']);
    const { body } = await target.call(calls.listEntries, { params: { type: 'pages' }, query: {} }, editor);
    expect(body.entries.map(({ rows }) => rows.en?.title)).toContain(hostile);
    const [found] = await rowsOf<{ name: string }>(target.handle.db, sql`select name from submission`);
    expect(found?.name).toBe(bodies.requestCall.name);
    expect(Buffer.from((await target.base.ports.files.get(file.name)) ?? [])).toEqual(Buffer.from(file.bytes));
  });

  it('the rules of the database hold again', async () => {
    const asOwner = (statement: string) => target.handle.asOwner((db) => db.execute(sql.raw(statement)));
    const refusal = (statement: string) =>
      asOwner(statement).then(
        () => null,
        (error: unknown) =>
          error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error),
      );
    expect(await refusal(`update nav_announcement set nav = '1'`)).toBe('nav_announcement is insert only');
    expect(await refusal(`update entry set parent_id = '99999999-0000-4000-8000-000000000009'`)).toMatch(
      /foreign key|parent/,
    );
    const keys = (api: TestApi) =>
      rowsOf(
        api.handle.db,
        sql`select conrelid::regclass::text as "table", conname, convalidated from pg_constraint where contype = 'f' order by 1, 2`,
      );
    expect(await keys(target)).toEqual(await keys(source));
    const off = await rowsOf(target.handle.db, sql`select tgname from pg_trigger where tgenabled <> 'O'`);
    expect(off).toEqual([]);
  });

  it('it replaces content only when asked', async () => {
    await expect(restore(target, folder)).rejects.toThrow('add --replace');
    await makeLive(target.ctx(), 'page', { title: 'Later', slug: 'later' });
    await restore(target, folder, true);
    const [found] = await rowsOf<{ later: number }>(
      target.handle.db,
      sql`select count(*)::int as later from entry_content where title = 'Later'`,
    );
    expect(found?.later).toBe(0);
    const [told] = await rowsOf<{ tags: string[] }>(
      target.handle.db,
      sql`select payload->'tags' as tags from outbox order by created_at desc, id limit 1`,
    );
    expect(told?.tags).toContain('menu:en');
  });
});

describe('what cannot be put back changes nothing', () => {
  let target: TestApi;
  let copy: string;
  beforeAll(async () => {
    target = await openEmpty();
  });
  beforeEach(async () => {
    copy = path.join(await newFolder(), 'copy');
    await backUp(source, copy);
  });

  async function expectRefused(text: string): Promise<void> {
    await expect(restore(target, copy)).rejects.toThrow(text);
    expect(await holdsContent(target.handle.db)).toBe(false);
    expect(await target.base.ports.files.list()).toEqual([]);
  }

  it('one that was not finished', async () => {
    await rm(manifestOf(copy));
    await expectRefused('not finished');
  });

  it('a row that was changed', async () => {
    const rows = rowsFileOf(copy, { schema: 'public', name: 'entry_content' });
    await writeFile(rows, (await readFile(rows, 'utf8')).replace('restored', 'restorer'));
    await expectRefused('public.entry_content of the backup is damaged');
  });

  it('a row more, and rows cut off', async () => {
    const rows = rowsFileOf(copy, { schema: 'public', name: 'app_user' });
    const whole = await readFile(rows, 'utf8');
    await appendFile(rows, whole);
    await expectRefused('public.app_user of the backup is damaged');
    await truncate(rows, Math.floor(whole.length / 2));
    await expectRefused('public.app_user of the backup is damaged');
  });

  it('a file that is gone', async () => {
    await rm(path.join(filesOf(copy), file.name));
    await expectRefused(`${file.name} of the backup is damaged`);
  });

  it('secrets, where it may not be put back', async () => {
    const secured = path.join(await newFolder(), 'secured');
    await backUp(source, secured, true);
    await writeFile(manifestOf(secured), JSON.stringify({ ...manifest, migration: '3 of-long-ago' }));
    const dataDir = await newFolder();
    const refused = await runToEnd('src/cli/backup.ts', { DATA_DIR: dataDir }, ['restore', secured, '--secrets']);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('another version');
    expect(await readdir(dataDir)).not.toContain('secrets.json');
  });

  it('one of another version', async () => {
    await writeFile(manifestOf(copy), JSON.stringify({ ...manifest, migration: '3 of-long-ago' }));
    await expectRefused('another version');
    await writeFile(manifestOf(copy), JSON.stringify({ ...manifest, format: 2 }));
    await expectRefused('another version');
  });

  it('rows that the rules of the tables refuse, although their hash is right', async () => {
    const rows = rowsFileOf(copy, { schema: 'public', name: 'entry' });
    const changed = (await readFile(rows, 'utf8')).replace(/"base_locale":"en"/, '"base_locale":"xx"');
    await writeFile(rows, changed);
    const sha256 = sha256Of(changed);
    const tables = manifest.tables.map((table) => (table.name === 'entry' ? { ...table, sha256 } : table));
    await writeFile(manifestOf(copy), JSON.stringify({ ...manifest, tables }));
    await expect(restore(target, copy)).rejects.toThrow();
    expect(await holdsContent(target.handle.db)).toBe(false);
  });
});

describe('the mark of a secret', () => {
  it('is the same for the same, and another for another', () => {
    const mark = privacyMark({ privacy: 'a'.repeat(32) });
    expect(privacyMark({ privacy: 'a'.repeat(32) })).toBe(mark);
    expect(privacyMark({ privacy: 'b'.repeat(32) })).not.toBe(mark);
  });
});

describe('a log that was changed before the backup', () => {
  it('is put back, since the content is needed, but not vouched for', async () => {
    const tampered = await openEmpty();
    await makeLive(tampered.ctx(), 'page', { title: 'Page', slug: 'page' });
    await tampered.handle.asOwner(async (db) => {
      await db.execute(sql`alter table audit disable trigger user`);
      await db.execute(sql`update audit set who = 'Nobody' where position = 1`);
    });
    const from = path.join(await newFolder(), 'changed');
    await backUp(tampered, from);
    const target = await openEmpty();
    const { audit } = await restore(target, from);
    expect(audit).toMatchObject({ what: 'entry', position: 1 });
    expect(await readAnchor(target.base.ports.files)).toBeNull();
  });

  it('is found by the head in the manifest where it was cut off in the backup', async () => {
    const from = path.join(await newFolder(), 'cut');
    const target = await openEmpty();
    // The same key: only its own installation can tell.
    target.base.secrets.privacy = source.base.secrets.privacy;
    const whole = await backUp(source, from);
    const rows = rowsFileOf(from, { schema: 'public', name: 'audit' });
    const lines = (await readFile(rows, 'utf8')).trimEnd().split('\n');
    const last = whole.audit?.position ?? 0;
    const others = lines.filter((line) => !line.includes(`"position":${last},`));
    const contents = rowsFileOf(from, { schema: 'public', name: 'audit_content' });
    const open = (await readFile(contents, 'utf8')).replaceAll(`"position":${last},`, '"position":null,');
    const files = { audit: `${others.join('\n')}\n`, audit_content: open };
    const tables = whole.tables.map((table) => {
      const text = table.name === 'audit' || table.name === 'audit_content' ? files[table.name] : undefined;
      return text === undefined ? table : { ...table, rows: text.trimEnd().split('\n').length, sha256: sha256Of(text) };
    });
    await writeFile(rows, files.audit);
    await writeFile(contents, files.audit_content);
    await writeFile(manifestOf(from), JSON.stringify({ ...whole, tables }));
    expect((await restore(target, from)).audit).toMatchObject({ what: 'rewritten', position: last });
  });
});
