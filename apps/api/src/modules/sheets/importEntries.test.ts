import { type Locale, limits } from '@fundfront/content-model';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { hostileTitles } from '@fundfront/fixtures/hostile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { workbook } from '../../../test/officeFiles.ts';
import { type SentSheet, sendSheet } from '../../../test/sheets.ts';
import type { UserActor } from '../../context.ts';
import { toCsv } from './csv.ts';

let api: TestApi;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
});
afterAll(() => api?.close());

type Cells = Record<string, string>;

function csv(...rows: Cells[]): SentSheet {
  return { name: 'branches.csv', content: toCsv(Object.keys(rows[0] ?? {}), rows) };
}

const branch = (slug: string, own: Cells = {}): Cells => ({
  'Name (English)': 'A branch',
  Key: slug,
  Network: 'Branch network',
  'City (English)': 'Lahore',
  'Street address (English)': '1 Mall Road',
  ...own,
});

const check = (file: SentSheet, type = 'branches', as = editor) => sendSheet(api, file, { type, as });

/** As a person does: looks at the dry run, and saves what it showed. */
async function apply(file: SentSheet, type = 'branches', as = editor) {
  const { digest } = (await check(file, type, as)).body;
  return sendSheet(api, file, { type, as, mode: 'apply', digest });
}

async function read(id: string, locale: Locale = 'en', type = 'branches'): Promise<EntryDetail> {
  return (await api.call(calls.getEntry, { params: { type, id, locale } }, editor)).body;
}

async function found(search: string, type = 'branches') {
  return (await api.call(calls.listEntries, { params: { type }, query: { search } }, editor)).body.entries;
}

const said = ({ body }: Awaited<ReturnType<typeof check>>) =>
  body.findings.map(({ row, column, severity, message }) => [row, column, severity, message]);

describe('an import', () => {
  it('shows what is new and what changes, saves nothing, then makes drafts of it', async () => {
    const live = await makeLive(api.ctx(), 'branch', { title: 'Old name', slug: 'is-live', city: 'Lahore' });
    const ur = 'Name (Urdu)';
    const file = csv(
      branch('is-live', {
        'Name (English)': 'New name',
        [ur]: '',
        'Street address (English)': String(live.data.address),
      }),
      branch('is-new', { 'Name (English)': 'Brand new', [ur]: 'نئی شاخ' }),
    );
    const dry = await check(file);
    expect(dry.body.counts).toMatchObject({ read: 2, new: 1, changed: 1, same: 0, refused: 0, errors: 0 });
    expect(dry.body.rows[0]).toMatchObject({
      row: 2,
      kind: 'changed',
      id: live.id,
      changes: [{ column: 'Name (English)', before: 'Old name', after: 'New name' }],
    });
    expect(dry.body.columns[1]).toEqual({ header: 'Key', sample: ['is-live', 'is-new'], key: 'slug.en' });
    expect((await read(live.id)).version).toBe(1);
    expect(await found('Brand new')).toEqual([]);

    const { body } = await sendSheet(api, file, {
      type: 'branches',
      as: editor,
      mode: 'apply',
      digest: dry.body.digest,
    });
    expect(body).toMatchObject({ applied: true, counts: { new: 1, changed: 1 } });
    expect((await read(live.id)).rows.en).toMatchObject({
      title: 'New name',
      version: 2,
      liveVersion: 1,
      state: 'changed',
    });
    const [made] = await found('Brand new');
    expect(made?.rows).toMatchObject({
      en: { state: 'draft', slug: 'is-new' },
      ur: { state: 'draft', title: 'نئی شاخ' },
    });

    const params = { type: 'branches', id: live.id, locale: 'en' as const };
    const [latest] = (await api.call(calls.listVersions, { params }, editor)).body.versions;
    expect(latest).toMatchObject({ number: 2, origin: 'import', createdBy: { id: editor.userId } });
    const admin = await makeUser(api, ['admin']);
    const log = await api.call(calls.listAudit, { query: { action: 'content.import' } }, admin);
    expect(log.body.rows[0]).toMatchObject({
      userId: editor.userId,
      type: 'branch',
      detail: { file: 'branches.csv', new: 1, changed: 1 },
    });
    expect((await check(file)).body.counts).toMatchObject({ same: 2, new: 0, changed: 0 });
  });

  it('takes the language that a file does not fill in as it is, and a translation begins at the address of its base', async () => {
    const entry = await makeEntry(api.ctx(), 'branch', { slug: 'two-languages' });
    await translate(api.ctx(), entry, 'ur', { title: 'پہلا' });
    const row = { ID: entry.id, 'Name (Urdu)': '', 'City (Urdu)': '' };
    expect((await check(csv(row))).body.counts).toMatchObject({ same: 1 });
    const other = await makeEntry(api.ctx(), 'branch', { slug: 'one-language' });
    await apply(csv({ ID: other.id, 'Name (Urdu)': 'دوسرا' }));
    expect((await read(other.id, 'ur')).data).toMatchObject({ title: 'دوسرا', slug: 'one-language' });
  });

  it('follows the columns that a person chose', async () => {
    const entry = await makeEntry(api.ctx(), 'branch', { slug: 'chosen-columns', city: 'Multan' });
    const file = csv({ Which: entry.id, Where: 'Sialkot', Secret: 'x' });
    expect((await check(file)).body.columns.map(({ key }) => key)).toEqual([null, null, null]);
    const sent = { type: 'branches', as: editor, columns: ['id', 'city.en', null] };
    const { body } = await sendSheet(api, file, sent);
    expect(body.rows[0]?.changes).toEqual([{ column: 'City (English)', before: 'Multan', after: 'Sialkot' }]);
    const twice = await sendSheet(api, file, { ...sent, columns: ['id', 'city.en', 'city.en'] });
    expect([twice.status, twice.body.error]).toEqual([400, expect.stringContaining('Two columns of the file')]);
    const strange = await sendSheet(api, file, { ...sent, columns: ['id', 'constructor', null] });
    expect(strange.body.text_code).toBe('VALIDATION');
  });

  it('finds what a cell refers to by key, title or ID, and says where there is none or several', async () => {
    const fund = await makeLive(api.ctx(), 'fund', { title: 'Referred fund', slug: 'referred-fund' });
    const made = await makeEntry(api.ctx(), 'document', { slug: 'refers', fund: null });
    const row = (text: string) => csv({ ID: made.id, Fund: text });
    for (const text of ['referred-fund', 'Referred fund', fund.id]) {
      expect((await check(row(text), 'download')).body).toMatchObject({ counts: { changed: 1, errors: 0 } });
    }
    expect(said(await check(row('No such fund'), 'download'))).toEqual([
      [2, 'Fund', 'error', 'There is no fund with the key, ID or title “No such fund”'],
    ]);
  });

  it('reads dates of workbooks of both systems, and as people write them', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const header = ['Address', 'Posted on', 'Openings'].map((label, index) => cell(`${'ABC'[index]}1`, label)).join('');
    // 46203 days after 30 December 1899 is 30 June 2026.
    const row = `${cell('A2', 'from-a-workbook')}<c r="B2" s="1"><v>46203</v></c><c r="C2"><v>3</v></c>`;
    const rows = `<row r="1">${header}</row><row r="2">${row}</row>`;
    const openings = async (content: Uint8Array) => {
      const { body } = await check({ name: 'a.xlsx', content }, 'vacancies');
      return body.rows[0]?.changes.map(({ column, after }) => [column, after]);
    };
    expect(await openings(workbook({ A: rows }))).toEqual(
      expect.arrayContaining([
        ['Posted on', '2026-06-30'],
        ['Openings', '3'],
      ]),
    );
    // The same number of days, counted from 1904.
    expect(await openings(workbook({ A: rows }, { date1904: true }))).toEqual(
      expect.arrayContaining([['Posted on', '2030-07-01']]),
    );
    const file = csv(
      { Address: 'in-words', 'Posted on': '30/06/2026' },
      { Address: 'wrong', 'Posted on': '31/02/2026' },
    );
    expect(said(await check(file, 'vacancies'))).toEqual(
      expect.arrayContaining([[3, 'Posted on', 'error', 'Posted on must be a date such as 2026-06-30']]),
    );
  });

  it('reads the sheet of a workbook that is chosen, and names them all', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const sheet = (slug: string) =>
      `<row r="1">${cell('A1', 'Key')}${cell('B1', 'Name (English)')}</row><row r="2">${cell('A2', slug)}${cell('B2', 'A')}</row>`;
    const content = workbook({ Open: sheet('of-open'), Closed: sheet('of-closed'), Empty: '' });
    const readSheet = async (chosen?: string) => {
      const sent = { type: 'branches', as: editor, ...(chosen !== undefined && { sheet: chosen }) };
      return (await sendSheet(api, { name: 'a.xlsx', content }, sent)).body;
    };
    const first = await readSheet();
    expect([first.sheets, first.sheet]).toEqual([['Open', 'Closed', 'Empty'], 'Open']);
    const closed = await readSheet('Closed');
    expect([closed.sheet, closed.rows[0]?.changes[0]?.after]).toEqual(['Closed', 'of-closed']);
    expect((await readSheet('Empty')).error).toBe('The sheet “Empty” is empty.');
    expect((await readSheet('Gone')).error).toContain('no sheet “Gone”');
    const sent = { type: 'branches', as: editor, mode: 'apply' as const, digest: closed.digest };
    expect((await sendSheet(api, { name: 'a.xlsx', content }, sent)).status).toBe(409);
    const saved = await sendSheet(api, { name: 'a.xlsx', content }, { ...sent, sheet: 'Closed' });
    expect(saved.body).toMatchObject({ applied: true, counts: { new: 1 } });
    expect(await found('of-open')).toEqual([]);
  });

  it('cleans what came with a hostile cell, and stores the others as text', async () => {
    const rows = hostileTitles.map((title, index) => branch(`hostile-${index}`, { 'Name (English)': title }));
    expect((await apply(csv(...rows))).body.counts).toMatchObject({ new: hostileTitles.length });
    expect((await found('', 'branches')).map(({ columns }) => columns.title)).toEqual(
      expect.arrayContaining([...hostileTitles]),
    );
    const body = '<p onclick="alert(1)">Fine<script>alert(1)</script></p>';
    await apply(csv({ Title: 'Hostile body', Key: 'hostile-body', 'Text (English)': body }), 'posts');
    const [post] = await found('Hostile body', 'posts');
    expect((await read(post?.id ?? '', 'en', 'posts')).data.body).toBe('<p>Fine</p>');
  });
});

describe('findings', () => {
  it('are said per row and cell as the editor says them, and as CSV', async () => {
    await makeLive(api.ctx(), 'article', { title: 'Holds it', slug: 'taken-address' });
    const row = (own: Cells): Cells => ({ Title: 'T', Address: 'free-1', Kind: 'Article', Date: '2026-01-02', ...own });
    const dry = await check(
      csv(
        row({ Address: 'taken', Kind: 'Rumour' }),
        row({ Address: 'free 1' }),
        row({ Title: 'x'.repeat(201), Address: 'free-2' }),
        row({ Address: 'free-3' }),
        row({ Address: 'free-3' }),
        row({ Title: '', Address: 'free-4', Date: '' }),
      ),
      'announcement-articles',
    );
    expect(said(dry)).toEqual([
      [2, 'Kind', 'error', 'Choose one of the values listed for kind'],
      [3, 'Address (English)', 'error', 'Address may hold letters a to z, digits and single hyphens only'],
      [4, 'Title (English)', 'error', 'Title can be at most 200 characters'],
      [6, 'Address (English)', 'error', 'Row 5 has “free-3” in English, too. Choose another'],
      [7, 'Title (English)', 'warning', 'Before it can be published: Title is required'],
      [7, 'Date', 'warning', 'Before it can be published: Date must be a date such as 2026-06-30'],
    ]);
    expect(dry.body.counts).toMatchObject({ refused: 4, new: 2, errors: 4, warnings: 2 });
    expect(dry.body.findingsCsv?.split('\r\n')).toHaveLength(7);
    expect(dry.body.findingsCsv).toContain('"Row 5 has');
  });

  it('name a taken address, an unknown or trashed entry, and one that is there twice', async () => {
    const holder = await makeLive(api.ctx(), 'article', { title: 'Holder', slug: 'held' });
    const other = await makeEntry(api.ctx(), 'article', { title: 'Other', slug: 'other-address' });
    const nobody = '00000000-0000-4000-8000-000000000000';
    const dry = await check(
      csv(
        { ID: other.id, Address: 'held' },
        { ID: nobody, Address: 'x' },
        { ID: holder.id, Address: 'held' },
        { ID: holder.id, Address: 'held' },
        { ID: 'nonsense', Address: 'y' },
      ),
      'announcement-articles',
    );
    expect(said(dry)).toEqual([
      [2, 'Address (English)', 'error', '“Holder” has the address “held” in English already. Choose another.'],
      [3, 'ID', 'error', expect.stringContaining('has this ID')],
      [5, null, 'error', 'Row 4 is about the same entry. Leave one of them'],
      [6, 'ID', 'error', expect.stringContaining('has this ID')],
    ]);
  });

  it('warn of a page that would move: an import moves nothing', async () => {
    const above = await makeLive(api.ctx(), 'page', { title: 'Above', slug: 'above', template: 'prose' });
    const below = await makeEntry(api.ctx(), 'page', { title: 'Below', slug: 'below', template: 'prose' });
    const moved = await check(csv({ ID: below.id, Title: 'Below', 'Below (ID)': above.id }), 'pages');
    expect(said(moved)).toEqual([[2, 'Below (ID)', 'warning', 'It stays where it is: move it in the page tree']]);
    await apply(csv({ Title: 'New below', Address: 'new-below', 'Below (ID)': above.id, Template: 'prose' }), 'pages');
    expect((await found('New below', 'pages'))[0]).toMatchObject({ parentId: above.id });
  });
});

describe('an import is refused', () => {
  it('to who may not edit the type, and for a type that exists once', async () => {
    const reader = await makeUser(api, ['compliance']);
    const file = csv(branch('refused'));
    expect((await check(file, 'branches', reader)).body.text_code).toBe('FORBIDDEN');
    expect((await check(csv({ Label: 'x' }), 'menu-items')).body.text_code).toBe('FORBIDDEN');
    const admin = await makeUser(api, ['admin']);
    expect((await check(file, 'settings', admin)).body.text_code).toBe('IN_USE');
  });

  it('whole, where one row has an error', async () => {
    const file = csv(branch('whole-1', { 'Name (English)': 'Would be made' }), branch('whole-2', { Network: 'None' }));
    const { status, body } = await apply(file);
    expect([status, body.text_code]).toEqual([400, 'VALIDATION']);
    expect(await found('Would be made')).toEqual([]);
  });

  it('without a dry run, after the file or an entry changed, and where nothing would change', async () => {
    const entry = await makeEntry(api.ctx(), 'branch', { title: 'Before', slug: 'changes-meanwhile' });
    const file = csv({ ID: entry.id, 'Name (English)': 'After' });
    const sent = { type: 'branches', as: editor, mode: 'apply' as const };
    expect((await sendSheet(api, file, sent)).body.text_code).toBe('VALIDATION');
    const { digest } = (await check(file)).body;
    const another = csv({ ID: entry.id, 'Name (English)': 'Quite another' });
    const replaced = await sendSheet(api, another, { ...sent, digest });
    expect([replaced.status, replaced.body.error]).toEqual([409, expect.stringContaining('The file is another')]);
    const params = { type: 'branches', id: entry.id, locale: 'en' as const };
    const data = { ...entry.data, phone: '042 111' };
    await api.call(calls.saveEntry, { params, body: { version: 1, data } }, editor);
    const late = await sendSheet(api, file, { ...sent, digest });
    expect([late.status, late.body.error]).toEqual([409, expect.stringContaining('Entries were changed')]);
    expect((await read(entry.id)).data).toMatchObject({ title: 'Before', phone: '042 111' });
    const same = await apply(csv({ ID: entry.id, 'Name (English)': 'Before' }));
    expect(same.body.error).toContain('nothing to import');
  });

  it.each([
    ['an empty file', '', 'The file is empty. Choose another.'],
    ['a header alone', 'ID,Name\r\n', 'There is no row below the header.'],
    ['another encoding', new Uint8Array([0x4e, 0xe9, 0x2c, 0x0a]), 'This is not UTF-8 text.'],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'This workbook is of an old kind'],
    [
      'a broken workbook',
      new Uint8Array([0x50, 0x4b, 3, 4, ...Array<number>(60).fill(7)]),
      'This workbook cannot be read',
    ],
    ['an open quotation mark', 'ID,Name (English)\r\n,"open\r\n', 'a quotation mark is not closed'],
    ['too many rows', `Key\r\n${'a\r\n'.repeat(limits.sheetRows + 1)}`, 'Split it.'],
    ['too many columns', `${'a,'.repeat(limits.sheetColumns)}b\r\n1\r\n`, 'at most'],
  ])('as %s', async (_name, content, message) => {
    const { status, body } = await check({ name: 'file.csv', content });
    expect([status, body.error]).toEqual([400, expect.stringContaining(message)]);
  });

  it('beyond the size of an upload', async () => {
    const content = `Key\r\n${'x'.repeat(limits.importBytes + 20_000)}`;
    const { status, body } = await check({ name: 'file.csv', content });
    expect([status, body.text_code]).toEqual([413, 'TOO_LARGE']);
  });
});
