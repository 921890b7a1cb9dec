import { calls, importFindingsPath, sheetFormats } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { checkFiles, fileOf, importNow } from '../../../test/imports.ts';
import type { UserActor } from '../../context.ts';
import { decodeText, readCsv } from '../sheets/csv.ts';
import { readWorkbook } from '../sheets/workbook.ts';

const prices = (...rows: string[]) => fileOf('prices.csv', `fund_name,date,nav,offer_price\n${rows.join('\n')}\n`);

let api: TestApi;
let maker: UserActor;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  api.time.now = new Date('2026-11-21T06:00:00.000Z');
  const list =
    'mufap_fund_id,fund_name,category,return_basis,nav,validity_date\n1,Alpha Stock Fund,Equity,Absolute,100,2026-10-01\n';
  await importNow(api, await makeUser(api, ['admin']), { files: [fileOf('list.csv', list)] });
  maker = await makeUser(api, ['nav-maker']);
  editor = await makeUser(api, ['editor']);
});
afterAll(() => api?.close());

describe('findings as a file', () => {
  const file = (id: string, format: 'csv' | 'xlsx', as?: UserActor) =>
    api.request(importFindingsPath(id, format), as && { as });
  const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());
  const head =
    'File,Line,Finding,Means,What was found,Proposed,Column,What the row says,Changed to,Left out because'.split(',');

  it('hold all of them, over pages, with what was changed since; nothing in them is a formula', async () => {
    const rows = Array.from({ length: 600 }, (_, index) => `=HYPERLINK(${index}),2026-10-09,1,`);
    const job = await checkFiles(api, maker, { files: [prices('Alpha Stock Fund,2026-10-09,1001,', ...rows)] });
    const params = { id: job.id };
    const mended = { position: 0, line: 2, values: { nav: '100.1' }, leftOut: null };
    await api.call(calls.mendImportRow, { params, body: mended }, maker);
    const out = { position: 0, line: 3, values: {}, leftOut: '=1+1, not ours' };
    await api.call(calls.mendImportRow, { params, body: out }, maker);

    const response = await file(job.id, 'csv', editor);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('import-findings-2026-11-21.csv');
    const text = decodeText(await bytes(response)) ?? '';
    const lines = readCsv(text, ({ line }) => expect.fail(`line ${line} is broken`)).map(({ cells }) => cells);
    expect(lines).toHaveLength(602);
    expect(lines[0]).toEqual(head);
    expect(lines[1]).toEqual([
      'prices.csv',
      '2',
      'Decimal slip',
      'Blocked',
      'Decimal slip, × 10 of 100.0000',
      '100.1000',
      'NAV',
      'Alpha Stock Fund,2026-10-09,1001,',
      'NAV: 100.1',
      '',
    ]);
    expect(lines[2]?.slice(7)).toEqual(["'=HYPERLINK(0),2026-10-09,1,", '', "'=1+1, not ours"]);
    expect(new Set(lines.slice(1).map(([, line]) => line)).size).toBe(601);

    const workbook = await readWorkbook({ bytes: await bytes(await file(job.id, 'xlsx', editor)), sheet: null });
    expect(workbook.rows?.map((cells) => cells.slice(0, 4))).toEqual(lines.map((cells) => cells.slice(0, 4)));
    expect(workbook.rows?.[2]?.[7]).toBe('=HYPERLINK(0),2026-10-09,1,');
    await api.call(calls.rejectImport, { params }, maker);
  });

  it('are for who reads content, of an import that there is', async () => {
    const { id } = await checkFiles(api, maker, { files: [prices('Alpha Stock Fund,2026-10-02,1001,')] });
    const nobody = await makeUser(api, []);
    for (const format of sheetFormats) {
      expect((await file(id, format)).status).toBe(401);
      expect((await file(id, format, nobody)).status).toBe(403);
      expect((await file('00000000-0000-4000-8000-000000000000', format, editor)).status).toBe(404);
      expect((await file('none', format, editor)).status).toBe(400);
    }
  });
});
