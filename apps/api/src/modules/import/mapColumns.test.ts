import { calls, type ImportColumn, type ImportFileColumns, type ImportJob } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalIn } from '../../../test/directSql.ts';
import type { TestApi } from '../../../test/harness.ts';
import { checkFiles, fileOf, findingsOf, jobOf, openImports, type SentFile } from '../../../test/imports.ts';
import type { UserActor } from '../../context.ts';
import { runImports } from './runImports.ts';

let api: TestApi;
let maker: UserActor;
let checker: UserActor;
let editor: UserActor;
beforeAll(async () => {
  ({ api, maker, checker, editor } = await openImports());
});
afterAll(() => api?.close());

type Choices = Record<number, ImportColumn | null>;

const columnsOf = async ({ id }: Pick<ImportJob, 'id'>): Promise<ImportFileColumns[]> =>
  (await api.call(calls.getImportColumns, { params: { id } }, maker)).body;
const map = ({ id }: Pick<ImportJob, 'id'>, choices: Choices, as: UserActor | undefined = maker, position = 0) => {
  const columns = Object.entries(choices).map(([index, readAs]) => ({ index: Number(index), readAs }));
  return api.call(calls.mapImportColumns, { params: { id }, body: { position, columns } }, as);
};
const mapped = async (job: Pick<ImportJob, 'id'>, choices: Choices): Promise<ImportJob> => {
  expect((await map(job, choices)).body).toMatchObject({ state: 'checking', blocked: 0 });
  await runImports(api.ctx());
  return jobOf(api, job.id, maker);
};
const reject = ({ id }: Pick<ImportJob, 'id'>) => api.call(calls.rejectImport, { params: { id } }, maker);
const check = (...files: SentFile[]) => checkFiles(api, maker, { files });
const textsOf = async ({ id }: Pick<ImportJob, 'id'>) =>
  (await findingsOf(api, id, maker)).filter(({ kind }) => kind === 'columns').map(({ text }) => text);

const foreign = fileOf(
  'foreign.csv',
  'Prices of the month\nScheme,Valuation,Unit price,Old NAV\nAlpha Stock Fund,2026-10-02,100.10,(3.1)\nAlpha Stock Fund,2026-10-05,100.20,N/A\n',
);

describe('the columns of a file', () => {
  it('are shown as they were read, with what is in them', async () => {
    const job = await check(
      fileOf('prices.csv', 'Fund name,Date,NAV,NAV (Rs.),Note\nAlpha Stock Fund,2026-10-02,"1,000.10",(1.0),\n'),
      fileOf('other.bin', '\0\0'),
    );
    const [prices, other] = await columnsOf(job);
    expect(prices).toMatchObject({ position: 0, file: 'prices.csv' });
    expect(prices?.columns.map(({ header, readAs, named }) => [header, readAs, named])).toEqual([
      ['Fund name', 'name', 'name'],
      ['Date', 'date', 'date'],
      ['NAV', 'nav', 'nav'],
      ['NAV (Rs.)', null, null],
      ['Note', null, null],
    ]);
    expect(prices?.columns[2]).toMatchObject({ index: 2, first: ['1,000.10'], byHand: false, filled: 1, grouped: 1 });
    expect(prices?.columns[3]).toMatchObject({ filled: 1, negative: 1, grouped: 0 });
    expect(prices?.columns[4]).toMatchObject({ first: [], filled: 0 });
    expect(other?.columns).toEqual([]);
    await reject(job);
  });

  it('that no header names can be said by hand: then the file is read, applied and known so', async () => {
    const job = await check(foreign);
    expect(job).toMatchObject({ blocked: 1, kinds: [{ kind: 'unreadable-file' }] });
    const [file] = await columnsOf(job);
    expect(file?.columns.map(({ header, readAs }) => [header, readAs])).toEqual([
      ['Scheme', null],
      ['Valuation', null],
      ['Unit price', null],
      ['Old NAV', null],
    ]);
    expect(file?.columns[3]).toMatchObject({ filled: 2, missing: 1, negative: 1 });

    const part = await mapped(job, { 0: 'name', 2: 'nav' });
    expect(part).toMatchObject({ state: 'checked', blocked: 1 });
    expect((await findingsOf(api, job.id, maker)).map(({ text }) => text)).toEqual([
      'As its columns were chosen, the file names no funds with dates and prices.',
    ]);

    const whole = await mapped(job, { 0: 'name', 1: 'date', 2: 'nav', 3: null });
    expect(whole).toMatchObject({ state: 'checked', blocked: 0, report: { prices: { created: 2 } } });
    expect(await textsOf(job)).toEqual([
      'Read by hand: “Scheme” as Fund, “Valuation” as Date, “Unit price” as NAV, “Old NAV” as not used',
      'Columns that are not used: Old NAV',
    ]);
    const submitted = await api.call(calls.submitImport, { params: { id: job.id }, body: { note: '' } }, maker);
    expect(submitted.body.state).toBe('waiting');
    expect((await api.call(calls.approveImport, { params: { id: job.id } }, checker)).status).toBe(200);
    await runImports(api.ctx());
    expect(await jobOf(api, job.id, maker)).toMatchObject({ state: 'applied', report: { prices: { created: 2 } } });
    expect((await columnsOf(job))[0]?.columns.map(({ byHand }) => byHand)).toEqual([true, true, true, true]);
    expect((await map(job, {})).body.text_code).toBe('VERSION_CONFLICT');
  });

  it('are read otherwise than they are named, and again as they are named', async () => {
    const text = 'Fund name,Date,NAV,Offer,Adjusted\nAlpha Stock Fund,2026-10-07,100.3,103.4,100.4\n';
    const job = await check(fileOf('adjusted.csv', text));
    await mapped(job, { 2: null, 4: 'nav' });
    const read = async () => (await columnsOf(job))[0]?.columns.map(({ readAs }) => readAs);
    expect(await read()).toEqual(['name', 'date', null, 'offer', 'nav']);
    expect(await textsOf(job)).toContain('Read by hand: “NAV” as not used, “Adjusted” as NAV');
    await mapped(job, { 4: 'nav' });
    expect(await read()).toEqual(['name', 'date', null, 'offer', 'nav']);
    await mapped(job, {});
    expect(await read()).toEqual(['name', 'date', 'nav', 'offer', null]);
    expect(await textsOf(job)).toEqual(['Columns that are not used: Adjusted']);
    await reject(job);
  });

  it('of a file without two cells in a line are none', async () => {
    const job = await check(fileOf('one.csv', 'Fund\nAlpha\n'));
    expect(job.kinds).toMatchObject([{ kind: 'unreadable-file' }]);
    expect((await columnsOf(job))[0]?.columns).toEqual([]);
    await reject(job);
  });

  it('are chosen by who may import, once each, of those that the check saw', async () => {
    const job = await check(foreign);
    expect([
      (await api.call(calls.mapImportColumns, { params: { id: job.id }, body: { position: 0, columns: [] } })).status,
      (await map(job, {}, editor)).status,
      (await map(job, {}, checker)).status,
    ]).toEqual([401, 403, 403]);
    const refused = async (choices: Choices, position = 0) => {
      const { status, body } = await map(job, choices, maker, position);
      return [status, body.text_code === 'VALIDATION' && body.error];
    };
    expect(await refused({ 0: 'nav', 1: 'nav' })).toEqual([
      400,
      'Two columns cannot both be read as NAV. Choose one of them.',
    ]);
    expect(await refused({ 9: 'nav' })).toEqual([400, expect.stringContaining('no such column')]);
    expect(await refused({ 0: 'nav' }, 1)).toEqual([400, expect.stringContaining('no such column')]);
    expect(await jobOf(api, job.id, maker)).toMatchObject({ state: 'checked', blocked: 1 });
    await reject(job);
    const nobody = { id: '00000000-0000-4000-8000-000000000000' };
    expect((await map(nobody, {})).status).toBe(404);
    expect((await api.call(calls.getImportColumns, { params: nobody }, maker)).status).toBe(404);
  });

  it('are kept by the database from the moment the import was sent', async () => {
    const job = await check(foreign);
    const refusal = (statement: string) => refusalIn(api.handle, statement);
    const change = `update import_column set read_as = 'nav', by_hand = true where job_id = '${job.id}' and index`;
    expect(await refusal(`${change} = 0`)).toBe('let through');
    expect(await refusal(`${change} in (0, 1)`)).toMatch(/import_column_read_idx/);
    expect(await refusal(`update import_column set read_as = 'nav' where job_id = '${job.id}' and index = 0`)).toMatch(
      /import_column_by_hand/,
    );
    expect(await refusal(`update import_column set header = 'NAV'`)).toMatch(/permission denied/);
    await reject(job);
    expect(await refusal(`${change} = 0`)).toMatch(/before the submission/);
    expect(await refusal(`delete from import_column where job_id = '${job.id}'`)).toMatch(/before the submission/);
  });
});
