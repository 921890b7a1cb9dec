import { createHash } from 'node:crypto';
import type { EntryData, Locale } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, pathOf, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { saveEntry } from '../content/saveEntry.ts';
import { trashEntry } from '../content/trashEntry.ts';
import { unpublishEntry } from '../content/unpublishEntry.ts';
import { fillHashes } from '../library/fillHashes.ts';

let api: TestApi;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
});
afterAll(() => api?.close());
// So that what follows is later, and the network has its turns again.
beforeEach(() => {
  api.time.now = new Date(api.time.now.getTime() + 60_000);
});

let made = 0;
async function pdf(): Promise<Uint8Array<ArrayBuffer>> {
  made += 1;
  const document = await PDFDocument.create();
  document.setTitle(`Sample ${made}`);
  document.addPage([200, 200]);
  return new Uint8Array(await document.save());
}
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function send<Body>(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Body> {
  const body = new FormData();
  body.set('file', new File([bytes], 'Sample.pdf'));
  const response = await api.request(path, { method: 'POST', body, as: editor });
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
}

async function uploaded() {
  const bytes = await pdf();
  const file = await send<EntryData & { src: string }>(calls.uploadFile.path, bytes);
  return { bytes, file, sha256: sha256Of(bytes) };
}

async function exchange(src: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { body } = await api.call(calls.findMedia, { query: { src } }, editor);
  await send(pathOf(calls.replaceMedia, { id: body.id }), bytes);
}

const check = (sha256: string, lang: Locale = 'en') =>
  api.call(calls.checkDocument, { params: { sha256 }, query: { lang } });
const answer = async (sha256: string, lang?: Locale) => (await check(sha256, lang)).body;

const document = (title: string, file: EntryData, more: EntryData = {}) => ({
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  section: 'offering-document',
  date: '2026-01-10',
  effectiveDate: null,
  supersedes: null,
  researchSection: null,
  fund: null,
  file,
  ...more,
});
const published = (title: string, file: EntryData, more: EntryData = {}) =>
  makeLive(api.ctx(), 'document', document(title, file, more));

describe('a file that is asked for by its fingerprint', () => {
  it('is ours once it was published, with what the public may know of it, in both languages', async () => {
    const ctx = api.ctx();
    const fund = await makeLive(ctx, 'fund', { title: 'Sample Check Fund', slug: 'check-fund' });
    const page = await makeLive(ctx, 'page', {
      title: 'Offerings',
      slug: 'offerings',
      template: 'documents',
      section: 'offering-document',
    });
    const { file, sha256 } = await uploaded();
    const more = { fund: fund.id, effectiveDate: '2026-02-01' };
    const entry = await published('Offering document', file, more);
    await publish(ctx, await translate(ctx, entry, 'ur', { title: 'آفرنگ ڈاکیومنٹ', slug: 'offering-ur' }), 'ur');

    const { status, headers, body } = await check(sha256);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      result: 'ours',
      document: {
        title: 'Offering document',
        locale: 'en',
        section: 'offering-document',
        page: page.path,
        fund: { title: expect.stringContaining('Sample Check Fund'), path: '/check-fund' },
        date: '2026-01-10',
        effectiveDate: '2026-02-01',
        publishedAt: api.time.now.toISOString(),
      },
      status: { kind: 'inForce' },
      file: file.src,
    });
    expect(await answer(sha256, 'ur')).toMatchObject({ document: { title: 'آفرنگ ڈاکیومنٹ', locale: 'ur' } });
  });

  it('is unknown when no byte of it was ours, or one was changed', async () => {
    const { bytes, file, sha256 } = await uploaded();
    await published('Changed later', file);
    const changed = new Uint8Array(bytes);
    changed[changed.length - 1] = 33;
    expect([await answer(sha256), await answer(sha256Of(changed))]).toMatchObject([
      { result: 'ours' },
      { result: 'unknown' },
    ]);
  });

  it('is found however the fingerprint is written, and nothing else is one', async () => {
    const { file, sha256 } = await uploaded();
    await published('Written otherwise', file);
    const groups = sha256.toUpperCase().replaceAll(/(.{8})/g, '$1 ');
    expect(await answer(groups)).toMatchObject({ result: 'ours' });
    for (const wrong of ['0', sha256.slice(1), `${sha256}0`, 'g'.repeat(64)]) {
      expect((await check(wrong)).body.text_code).toBe('VALIDATION');
    }
  });

  it('stays unknown while the public has not seen it: in the library, in a draft, in a draft of what is live', async () => {
    const ctx = api.ctx();
    const alone = await uploaded();
    const drafted = await uploaded();
    await makeEntry(ctx, 'document', document('Draft', drafted.file));
    const first = await uploaded();
    const next = await uploaded();
    const entry = await published('Live', first.file);
    const input = { type: 'document', id: entry.id, locale: 'en', version: 1 } as const;
    const saved = await saveEntry({ ctx, input: { ...input, data: document('Live', next.file) } });
    const results = [alone, drafted, next].map(async ({ sha256 }) => (await answer(sha256)).result);
    expect(await Promise.all(results)).toEqual(['unknown', 'unknown', 'unknown']);

    await publish(ctx, saved);
    expect([await answer(first.sha256), await answer(next.sha256)]).toMatchObject([
      { result: 'replaced', by: { title: 'Live', file: next.file.src } },
      { result: 'ours', file: next.file.src },
    ]);
  });

  it('is only known as a document: the file of another text is not', async () => {
    const { file, sha256 } = await uploaded();
    await makeLive(api.ctx(), 'page', { title: 'Links', body: `<p><a href="${file.src}">A file</a></p>` });
    expect(await answer(sha256)).toEqual({ result: 'unknown' });
  });

  it('is replaced once its file was exchanged under the same address, until it comes back', async () => {
    const { bytes, file, sha256 } = await uploaded();
    await published('Exchanged', file);
    const at = api.time.now.toISOString();
    const other = await pdf();
    api.time.now = new Date('2026-03-05T20:00:00.000Z');
    await exchange(file.src, other);
    const day = '2026-03-06';
    expect(await answer(sha256)).toMatchObject({ result: 'replaced', on: day, by: { file: file.src } });
    const now = await answer(sha256Of(other));
    expect(now).toMatchObject({
      result: 'ours',
      file: file.src,
      document: { publishedAt: api.time.now.toISOString() },
    });

    api.time.now = new Date('2026-03-08T07:00:00.000Z');
    await exchange(file.src, bytes);
    expect(await answer(sha256)).toMatchObject({ result: 'ours', document: { publishedAt: at } });
    expect(await answer(sha256Of(other))).toMatchObject({ result: 'replaced', on: '2026-03-08' });
  });

  it('is replaced from the day on which a newer document takes effect', async () => {
    const older = await uploaded();
    const newer = await uploaded();
    const entry = await published('Key facts 2025', older.file, { effectiveDate: '2025-07-01' });
    api.time.now = new Date('2026-06-20T07:00:00.000Z');
    const more = { effectiveDate: '2026-07-01', supersedes: entry.id };
    const next = await published('Key facts 2026', newer.file, more);
    expect(await answer(older.sha256)).toMatchObject({ result: 'ours', status: { kind: 'inForce' } });
    expect(await answer(newer.sha256)).toMatchObject({ status: { kind: 'upcoming', from: '2026-07-01' } });
    const { body } = await api.call(calls.listReplacements, { query: { locale: 'ur' } });
    expect(body).toContainEqual({
      id: next.id,
      supersedes: entry.id,
      title: 'Key facts 2026',
      locale: 'en',
      from: '2026-07-01',
    });

    api.time.now = new Date('2026-06-30T19:00:00.000Z');
    const by = { title: 'Key facts 2026', locale: 'en', file: newer.file.src };
    expect(await answer(older.sha256)).toMatchObject({ result: 'replaced', on: '2026-07-01', by });
  });

  it('is the latest of its series, or an earlier one', async () => {
    const of = { section: 'fund-managers-report' };
    const earlier = await uploaded();
    const latest = await uploaded();
    await published('Report one', earlier.file, { ...of, date: '2026-01-31' });
    await published('Report two', latest.file, { ...of, date: '2026-02-28' });
    expect([await answer(earlier.sha256), await answer(latest.sha256)]).toMatchObject([
      { status: { kind: 'earlier' } },
      { status: { kind: 'latest' } },
    ]);
  });

  it('stays ours when its document is withdrawn, also into the trash, and no file is offered', async () => {
    const ctx = api.ctx();
    const { file, sha256 } = await uploaded();
    const entry = await published('Withdrawn', file);
    const input = { type: 'document', id: entry.id, locale: 'en' } as const;
    await unpublishEntry({ ctx, input });
    const offTheSite = { result: 'ours', document: { title: 'Withdrawn' }, status: { kind: 'withdrawn' }, file: null };
    expect(await answer(sha256)).toMatchObject(offTheSite);
    await trashEntry({ ctx, input: { type: 'document', id: entry.id } });
    expect(await answer(sha256)).toMatchObject(offTheSite);
  });

  it('is slowed down for who asks without end', async () => {
    const statuses = new Set<number>();
    for (let number = 0; number < 40; number += 1) {
      statuses.add((await check(number.toString(16).padStart(64, '0'))).status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});

describe('the register', () => {
  it('is written by the database alone', async () => {
    for (const statement of [
      `insert into document_file (entry_id, object, version, published_at) select id, 'a.pdf', 1, now() from entry limit 1`,
      'delete from document_file',
      'update document_file set ended_at = now()',
      'select register_document_file(id, now()) from entry limit 1',
      `update media_hash set sha256 = repeat('0', 64)`,
    ]) {
      await expect(api.handle.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('permission denied') },
      });
    }
    const wrong = sql`insert into media_hash values ('00000000000000000000000000000000.pdf', repeat('1', 64))`;
    await expect(api.handle.db.execute(wrong)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('media_hash_sha256') },
    });
  });

  it('learns the fingerprints of files that were stored before it, and passes over what is not what its name says', async () => {
    const { file, sha256 } = await uploaded();
    await published('Stored before', file);
    const object = `${sha256.slice(0, 32)}.pdf`;
    const broken = await uploaded();
    await published('Broken', broken.file);
    await api.base.ports.files.put(`${broken.sha256.slice(0, 32)}.pdf`, new Uint8Array([1]));
    const both = sql`delete from media_hash where sha256 in (${sha256}, ${broken.sha256})`;
    await api.handle.asOwner((owner) => owner.execute(both));
    expect(await answer(sha256)).toEqual({ result: 'unknown' });
    await fillHashes(api.ctx(), new AbortController().signal);
    expect(await answer(sha256)).toMatchObject({ result: 'ours' });
    expect(await answer(broken.sha256)).toEqual({ result: 'unknown' });
    expect(await rowsOf(api.handle.db, sql`select object from media_hash where sha256 = ${sha256}`)).toEqual([
      { object },
    ]);
  });

  it('gives lists the fingerprint of each file, and those of one fund alone', async () => {
    const fund = await makeLive(api.ctx(), 'fund', { title: 'Sample Listed Fund', slug: 'listed-fund' });
    const { file, sha256 } = await uploaded();
    await published('Of the fund', file, { fund: fund.id });
    const query = { type: 'document', locale: 'en', fund: fund.id } as const;
    const { body } = await api.call(calls.getItems, { query });
    expect(body.items).toMatchObject([{ title: 'Of the fund', data: { file: { sha256 } } }]);
    expect((await api.call(calls.getItems, { query: { ...query, type: 'person' } })).body.text_code).toBe('VALIDATION');
  });
});

describe('a document that replaces another', () => {
  const save = (id: string, version: number, data: EntryData) => {
    const params = { type: 'download', id, locale: 'en' } as const;
    return api.call(calls.saveEntry, { params, body: { version, data } }, editor);
  };

  it('is neither itself nor one that replaces it, over however many steps', async () => {
    const { file } = await uploaded();
    const first = await published('First of three', file);
    const second = await published('Second of three', file, { supersedes: first.id });
    const third = await published('Third of three', file, { supersedes: second.id });
    for (const id of [first.id, second.id, third.id]) {
      const { status, body } = await save(first.id, 1, document('First of three', file, { supersedes: id }));
      expect([status, body.text_code, body.fields?.[0]?.path]).toEqual([400, 'VALIDATION', 'supersedes']);
      expect(body.error).toContain('cannot replace itself');
    }
    expect((await save(third.id, 1, document('Third of three', file, { supersedes: first.id }))).status).toBe(200);
    // What is still live counts, whatever the draft says.
    const back = await save(second.id, 1, document('Second of three', file, { supersedes: third.id }));
    expect(back.body.text_code).toBe('VALIDATION');
  });

  it('is refused by the database itself', async () => {
    const { file } = await uploaded();
    const entry = await makeEntry(api.ctx(), 'document', document('By a script', file));
    const statement = sql`update entry_content set data = jsonb_set(data, '{supersedes}', to_jsonb(${entry.id}::text))
      where entry_id = ${entry.id}`;
    await expect(api.handle.db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('cannot replace itself') },
    });
  });
});
