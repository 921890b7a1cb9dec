import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeEntry, makeLive, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { exportAs, requestExport } from '../../../test/sheets.ts';
import type { UserActor } from '../../context.ts';

let api: TestApi;
let reader: UserActor;
const ids: string[] = [];
beforeAll(async () => {
  api = await openTestApi();
  reader = await makeUser(api, ['hr']);
  for (const [index, title] of ['Lahore', '=cmd|x', 'Karachi', '-Multan', '@Quetta'].entries()) {
    const data = { title, slug: `branch-${index}`, network: index === 0 ? 'fbl' : 'own', phone: '0421234567' };
    const branch = await (index === 0 ? makeLive : makeEntry)(api.ctx(), 'branch', data);
    ids.push(branch.id);
    if (index === 0) await translate(api.ctx(), branch, 'ur', { title: 'لاہور', slug: 'lahore-ur' });
  }
});
afterAll(() => api?.close());

async function csvText(request: Parameters<typeof exportAs>[2]): Promise<string> {
  const { content } = await exportAs(api, 'branches', request, reader);
  return Buffer.from(content).toString('utf8');
}

async function records(request: Parameters<typeof exportAs>[2]): Promise<Record<string, string>[]> {
  const text = (await csvText(request)).replace(/^\uFEFF/, '');
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

describe('an export of a list', () => {
  it('has both languages beside each other, behind a byte-order mark and with CRLF', async () => {
    const text = await csvText({ of: 'list', format: 'csv', query: { sort: 'title' } });
    expect(text.startsWith('\uFEFFID,Name (English),Name (Urdu),')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(7);
    const rows = await records({ of: 'list', format: 'csv', query: { search: 'lahore' } });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ID: ids[0],
      'Name (English)': 'Lahore',
      'Name (Urdu)': 'لاہور',
      'Key (Urdu)': 'lahore-ur',
      Network: 'FBL branches',
      'State (English)': 'live',
      'State (Urdu)': 'draft',
    });
  });

  it('disarms what a spreadsheet would run', async () => {
    const rows = await records({ of: 'list', format: 'csv', query: { sort: 'updatedAt', direction: 'asc' } });
    expect(rows.map((row) => row['Name (English)'])).toEqual(
      expect.arrayContaining(['Lahore', "'=cmd|x", "'-Multan", "'@Quetta"]),
    );
  });

  it('holds the chosen columns and filter alone, the ID first', async () => {
    const query = { filter: 'network:own', sort: 'title', direction: 'desc' } as const;
    const rows = await records({ of: 'list', format: 'csv', columns: ['title', 'city'], query });
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'ID',
      'Name (English)',
      'Name (Urdu)',
      'City (English)',
      'City (Urdu)',
    ]);
    expect(rows).toHaveLength(4);
  });

  it('holds those that were chosen, in their order and once', async () => {
    const [first = '', , third = ''] = ids;
    const rows = await records({ of: 'selected', format: 'csv', ids: [third, first, third] });
    expect(rows.map((row) => row.ID)).toEqual([third, first]);
  });

  it('is a workbook of text alone', async () => {
    const { content } = await exportAs(
      api,
      'branches',
      { of: 'list', format: 'xlsx', query: { sort: 'title' } },
      reader,
    );
    const rows = await readSheet(Buffer.from(content));
    expect(rows).toHaveLength(6);
    expect(rows.flat().every((cell) => cell === null || typeof cell === 'string')).toBe(true);
    expect(rows.flat()).toEqual(expect.arrayContaining(['=cmd|x', 'لاہور', '0421234567']));
  });

  it('goes over pages', async () => {
    const listed = await records({ of: 'list', format: 'csv', query: {} });
    expect(new Set(listed.map((row) => row.ID))).toEqual(new Set(ids));
  });

  it('is in the log, with what was asked for', async () => {
    await csvText({ of: 'list', format: 'csv', columns: ['title'], query: { search: 'lahore' } });
    const admin = await makeUser(api, ['admin']);
    const { body } = await api.call(calls.listAudit, { query: { action: 'content.export' } }, admin);
    expect(body.rows[0]).toMatchObject({
      userId: reader.userId,
      type: 'branch',
      detail: { format: 'csv', rows: 1, query: { search: 'lahore' }, columns: ['id', 'title.en', 'title.ur'] },
    });
  });
});

describe('a template', () => {
  it('says how each column is filled in, and that a cell cannot hold everything', async () => {
    const response = await requestExport(api, 'announcement-articles', { of: 'template', format: 'csv' }, reader);
    const [, header, notes] = /^(.*)\r\n(.*)\r\n$/s.exec(await response.text()) ?? [];
    expect(response.headers.get('content-disposition')).toContain('announcement-articles-template.csv');
    expect(header).not.toContain('State');
    expect(notes).toContain('# How to fill it in (this row is not read)');
    expect(notes).toContain('HTML such as <p>');
    expect(notes).toContain('a new picture is added in the editor');
    expect(notes).toContain('One of: Announcement; Article; Investor education');
  });
});

describe('an export is refused', () => {
  it('to who is not signed in, for an unknown type, column, filter, and without anything chosen', async () => {
    const all = { of: 'list', format: 'csv', query: {} } as const;
    const status = async (type: string, request: Parameters<typeof requestExport>[2], as?: UserActor) =>
      (await requestExport(api, type, request, as)).status;
    expect(await status('branches', all)).toBe(401);
    expect(await status('nonsense', all, reader)).toBe(404);
    expect(await status('branches', { ...all, columns: ['colour'] }, reader)).toBe(400);
    expect(await status('branches', { ...all, query: { filter: 'city:Lahore' } }, reader)).toBe(400);
    expect(await status('branches', { of: 'selected', format: 'csv', ids: [] }, reader)).toBe(400);
  });

  it('beyond the limit of its format, with a way out', async () => {
    const given = Object.getOwnPropertyDescriptor(limits, 'workbookEntries') ?? {};
    onTestFinished(() => void Object.defineProperty(limits, 'workbookEntries', given));
    Object.defineProperty(limits, 'workbookEntries', { ...given, value: 2 });
    const response = await requestExport(api, 'branches', { of: 'list', format: 'xlsx', query: {} }, reader);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      text_code: 'TOO_LARGE',
      error: 'These are more than 2 entries. Filter the list, or take CSV.',
    });
  });
});
