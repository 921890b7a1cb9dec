import { calls, type ImportJob } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalIn } from '../../../test/directSql.ts';
import { makeUser } from '../../../test/factories.ts';
import type { TestApi } from '../../../test/harness.ts';
import { checkFiles, dryRun, fileOf, findingsOf, jobOf, openImports, type SentFile } from '../../../test/imports.ts';
import type { UserActor } from '../../context.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { applyImport } from './applyImport.ts';
import { Interrupted } from './pace.ts';
import { changeJob, lockJob } from './queries/jobs.ts';
import { runImports } from './runImports.ts';
import { startImport } from './startImport.ts';

const list = fileOf(
  'list.csv',
  `mufap_fund_id,fund_name,category,return_basis,nav,validity_date
1,Alpha Stock Fund,Equity,Absolute,100,2026-10-01
2,Beta Stock Fund,Equity,Absolute,50,2026-10-01
`,
);
const head = 'fund_name,date,nav,offer_price\n';
const prices = (...rows: string[]) => fileOf('prices.csv', `${head}${rows.join('\n')}\n`);

let api: TestApi;
let maker: UserActor;
let checker: UserActor;
let editor: UserActor;
beforeAll(async () => {
  ({ api, maker, checker, editor } = await openImports(list));
});
afterAll(() => api?.close());

const start = (files: readonly SentFile[], again: 'no' | 'yes' = 'no', samples: 'keep' | 'replace' = 'keep') =>
  startImport({ ctx: api.ctx(maker), input: { files, samples, again } });
const reject = ({ id }: Pick<ImportJob, 'id'>) => api.call(calls.rejectImport, { params: { id } }, maker);
const submit = ({ id }: Pick<ImportJob, 'id'>, as = maker) =>
  api.call(calls.submitImport, { params: { id }, body: { note: '' } }, as);
const recheck = async ({ id }: Pick<ImportJob, 'id'>) => {
  const { body } = await api.call(calls.recheckImport, { params: { id }, body: { samples: 'keep' } }, maker);
  await runImports(api.ctx());
  return body;
};
const navOn = async (day: string) => {
  const rows = await rowsOf<{ nav: string }>(
    api.handle.db,
    sql`select nav::text from nav_price where validity_date = ${day} order by nav`,
  );
  return rows.map(({ nav }) => nav);
};

/** A row that is blocked: its decimal point slipped. */
const slipped = prices('Alpha Stock Fund,2026-10-02,1001,', 'Alpha Stock Fund,2026-10-05,100.2,');

describe('the same files', () => {
  it('are the same import, in any order, until that one was rejected', async () => {
    const other = prices('Beta Stock Fund,2026-10-02,50.1,');
    const first = await start([slipped, other]);
    expect(first).toMatchObject({ state: 'checking', progress: { phase: 'queued' }, isOwn: true });
    expect(first.files.map(({ name, sha256 }) => [name, sha256.length])).toEqual([
      ['prices.csv', 64],
      ['prices.csv', 64],
    ]);
    expect((await start([other, slipped])).id).toBe(first.id);
    expect((await start([slipped])).id).not.toBe(first.id);
    expect((await start([slipped, other], 'no', 'replace')).id).not.toBe(first.id);
    await reject(first);
    const second = await start([slipped, other]);
    expect(second.id).not.toBe(first.id);
    for (const { id, state } of (await api.call(calls.listImports, {}, maker)).body) {
      if (state === 'checking') await reject({ id });
    }
  });

  it('answer with what was applied, and are taken again only when that is asked for', async () => {
    const lone = await makeUser(api, ['nav-maker']);
    const applied = (await api.call(calls.listImports, {}, lone)).body.find(({ state }) => state === 'applied');
    expect((await start([list])).id).toBe(applied?.id);
    const again = await start([list], 'yes');
    expect(again.id).not.toBe(applied?.id);
    await reject(again);
  });

  it('are uploaded by who may import, and by nobody else', async () => {
    const send = async (as?: UserActor) => {
      const body = new FormData();
      body.append('files', new File([list.bytes], 'list.csv'));
      return (await api.request('/api/import/funds', { method: 'POST', body, ...(as && { as }) })).status;
    };
    expect([await send(maker), await send(editor), await send(checker), await send()]).toEqual([200, 403, 403, 401]);
  });
});

describe('a row that is blocked', () => {
  it('keeps everything back until it is mended and checked again; both are kept with the import', async () => {
    const job = await checkFiles(api, maker, { files: [slipped] });
    expect(job).toMatchObject({ state: 'checked', blocked: 1, report: { prices: { created: 1 } } });
    expect(job.kinds[0]).toEqual({ kind: 'decimal-slip', severity: 'blocked', count: 1 });
    expect((await submit(job)).body.text_code).toBe('VERSION_CONFLICT');
    const params = { id: job.id };
    const [found] = await findingsOf(api, job.id, maker);
    expect(found).toMatchObject({ line: 2, column: 'nav', suggestion: '100.1000', cells: { nav: '1001' } });
    const body = { position: 0, line: 2, values: { nav: '100.1' }, leftOut: null };
    expect((await api.call(calls.mendImportRow, { params, body }, maker)).body.unchecked).toBe(1);
    expect((await submit(job)).body).toMatchObject({ text_code: 'VERSION_CONFLICT' });
    expect((await recheck(job)).state).toBe('checking');
    expect(await jobOf(api, job.id, maker)).toMatchObject({ blocked: 0, unchecked: 0, mended: 1, leftOut: 0 });
    expect((await findingsOf(api, job.id, maker)).map(({ kind, text }) => `${kind} ${text}`)).toContain(
      'mended nav “1001” was mended to “100.1”',
    );
    expect((await submit(job)).body.state).toBe('waiting');
    expect((await api.call(calls.mendImportRow, { params, body }, maker)).body.text_code).toBe('VERSION_CONFLICT');
    await api.call(calls.approveImport, { params }, checker);
    await runImports(api.ctx());
    expect((await jobOf(api, job.id, maker)).state).toBe('applied');
    expect([await navOn('2026-10-02'), await navOn('2026-10-05')]).toEqual([['100.1000'], ['100.2000']]);
  });

  it('is left out with a reason that is kept, or taken back as the file has it', async () => {
    const files = [prices('Nobody,2026-10-06,1,', 'Nobody,2026-10-07,1,', 'Alpha Stock Fund,2026-10-06,100.3,')];
    const job = await checkFiles(api, maker, { files });
    const params = { id: job.id };
    expect(job.blocked).toBe(2);
    const body = { kind: 'unknown-fund', reason: 'Not a fund of ours' } as const;
    expect((await api.call(calls.leaveOutImportRows, { params, body }, maker)).body).toMatchObject({
      unchecked: 2,
      leftOut: 2,
    });
    const asInFile = { position: 0, line: 3, values: {}, leftOut: null };
    expect((await api.call(calls.mendImportRow, { params, body: asInFile }, maker)).body.leftOut).toBe(1);
    await recheck(job);
    expect((await jobOf(api, job.id, maker)).blocked).toBe(1);
    const own = { position: 0, line: 3, values: {}, leftOut: 'Closed long ago' };
    await api.call(calls.mendImportRow, { params, body: own }, maker);
    await recheck(job);
    const found = await findingsOf(api, job.id, maker);
    expect(found.filter(({ kind }) => kind === 'left-out').map(({ line, text }) => `${line} ${text}`)).toEqual([
      '2 Left out: Not a fund of ours',
      '3 Left out: Closed long ago',
    ]);
    await submit(job);
    await api.call(calls.approveImport, { params }, checker);
    await runImports(api.ctx());
    expect(await jobOf(api, job.id, maker)).toMatchObject({ state: 'applied', leftOut: 2 });
    expect(await navOn('2026-10-06')).toEqual(['100.3000']);
  });

  it('may be given the number of its fund, though the file has no such column', async () => {
    const job = await checkFiles(api, maker, { files: [prices('Beta Fund (old name),2026-10-08,50.2,')] });
    const params = { id: job.id };
    const body = { position: 0, line: 2, values: { id: '2' }, leftOut: null };
    await api.call(calls.mendImportRow, { params, body }, maker);
    await recheck(job);
    expect(await jobOf(api, job.id, maker)).toMatchObject({ blocked: 0, report: { prices: { created: 1 } } });
    await reject(job);
  });

  it('is changed by who may import, with a body that says what, and only a row that the check spoke of', async () => {
    const job = await checkFiles(api, maker, { files: [slipped] });
    const params = { id: job.id };
    const row = { position: 0, line: 2, values: { nav: '100.1' }, leftOut: null };
    const mend = (body: typeof row, as = maker) => api.call(calls.mendImportRow, { params, body }, as);
    expect((await mend(row, editor)).status).toBe(403);
    expect((await mend({ ...row, line: 0 })).status).toBe(400);
    expect((await mend({ ...row, line: 3 })).status).toBe(404);
    const out = (reason: string, as = maker) =>
      api.call(calls.leaveOutImportRows, { params, body: { kind: null, reason } }, as);
    expect((await out('A reason', editor)).status).toBe(403);
    expect((await out('x')).status).toBe(400);
    const noBody = { samples: 'keep' } as const;
    expect((await api.call(calls.recheckImport, { params, body: noBody }, editor)).status).toBe(403);
    expect((await api.call(calls.recheckImport, { params }, maker)).status).toBe(400);
    expect((await submit(job, editor)).status).toBe(403);
    expect((await api.call(calls.submitImport, { params }, maker)).status).toBe(400);
    const nowhere = { id: '00000000-0000-4000-8000-000000000000' };
    expect((await submit(nowhere)).status).toBe(404);
    expect((await api.call(calls.getImport, { params: nowhere }, maker)).status).toBe(404);
    expect((await api.call(calls.listImportFindings, { params: nowhere }, maker)).status).toBe(404);
    await reject(job);
    expect((await out('A reason')).body.text_code).toBe('VERSION_CONFLICT');
  });
});

describe('findings', () => {
  it('come by pages, of one kind where that is asked for', async () => {
    const rows = Array.from({ length: 130 }, (_, index) => `Nobody ${index},2026-10-09,1,`);
    const job = await checkFiles(api, maker, { files: [prices(...rows, 'Alpha Stock Fund,2026-10-09,0,')] });
    expect(job.kinds).toEqual([
      { kind: 'unknown-fund', severity: 'blocked', count: 130 },
      { kind: 'not-positive', severity: 'blocked', count: 1 },
    ]);
    const page = (query: { kind?: 'unknown-fund' | 'not-positive'; after?: string }) =>
      api.call(calls.listImportFindings, { params: { id: job.id }, query }, editor);
    const { body: first } = await page({});
    expect([first.findings.length, first.next]).toEqual([100, 100]);
    const { body: second } = await page({ after: '100' });
    expect([second.findings.length, second.next]).toEqual([31, null]);
    expect((await page({ kind: 'not-positive' })).body.findings.map(({ line }) => line)).toEqual([132]);
    await reject(job);
  });
});

describe('an import that was interrupted', () => {
  it('in its check begins again once the process that had it is dead', async () => {
    const { id } = await start([prices('Alpha Stock Fund,2026-10-12,100.5,')]);
    const leaseUntil = new Date(api.time.now.getTime() + 10_000);
    await changeJob(api.handle.db, id, { phase: 'prices', done: 1, total: 2, attempts: 1, leaseUntil });
    await runImports(api.ctx());
    expect(await jobOf(api, id, maker)).toMatchObject({ state: 'checking', progress: { phase: 'prices', done: 1 } });
    api.time.now = new Date(leaseUntil.getTime() + 1);
    await runImports(api.ctx());
    expect(await jobOf(api, id, maker)).toMatchObject({ state: 'checked', progress: null, blocked: 0 });
    await reject({ id });
  });

  it('while it was applied has applied nothing, and is applied whole afterwards', async () => {
    const days = Array.from({ length: 20 }, (_, index) => `2026-09-${String(index + 1).padStart(2, '0')}`);
    const files = [prices(...days.map((day, index) => `Beta Stock Fund,${day},${49 + index / 100},`))];
    const { id } = await checkFiles(api, maker, { files });
    await submit({ id });
    await api.call(calls.approveImport, { params: { id } }, checker);
    const job = await lockJob(api.handle.db, id);
    if (!job) throw new Error('It is gone');
    const reports: string[] = [];
    const pace = {
      report: (phase: string) => void reports.push(phase),
      breathe: async () => {
        if (reports.includes('returns')) throw new Interrupted();
      },
    };
    await expect(applyImport(api.ctx(), job, pace)).rejects.toThrow(Interrupted);
    expect(await navOn('2026-09-01')).toEqual([]);
    expect((await jobOf(api, id, maker)).state).toBe('applying');
    await runImports(api.ctx());
    expect(await jobOf(api, id, maker)).toMatchObject({ state: 'applied', report: { prices: { created: 20 } } });
    expect(await navOn('2026-09-20')).toEqual(['49.1900']);
  });

  it('three times ends, and says so', async () => {
    const { id } = await start([prices('Alpha Stock Fund,2026-10-13,100.5,')]);
    await changeJob(api.handle.db, id, { attempts: 3 });
    await runImports(api.ctx());
    const job = await jobOf(api, id, maker);
    expect([job.state, job.problem]).toEqual(['failed', expect.stringContaining('could not be checked')]);
    expect((await submit(job)).body.text_code).toBe('VERSION_CONFLICT');
    await reject(job);
  });

  it('waits again where something changed since its check', async () => {
    const { id } = await checkFiles(api, maker, { files: [prices('Alpha Stock Fund,2026-10-14,100.4,')] });
    await submit({ id });
    const wrong = [prices('Alpha Stock Fund,2026-10-14,100.4,', 'Nobody,2026-10-14,1,')];
    expect((await dryRun(api, maker, { files: wrong })).job.blocked).toBe(1);
    await api.handle.db.execute(sql`update entry_content set title = 'Renamed' where title = 'Alpha Stock Fund'`);
    await api.call(calls.approveImport, { params: { id } }, checker);
    await runImports(api.ctx());
    const job = await jobOf(api, id, maker);
    expect([job.state, job.problem]).toEqual(['waiting', expect.stringContaining('No fund is called')]);
    expect(await navOn('2026-10-14')).toEqual([]);
    await api.handle.db.execute(sql`update entry_content set title = 'Alpha Stock Fund' where title = 'Renamed'`);
    await reject(job);
  });
});

describe('the database refuses', () => {
  it('to send what is blocked or unchecked, to change what was sent, and the same files on their way twice', async () => {
    const { id } = await checkFiles(api, maker, { files: [slipped, list] });
    const refusal = (statement: string) => refusalIn(api.handle, statement);
    expect(await refusal(`update import_job set state = 'waiting' where id = '${id}'`)).toMatch(/import_job_whole/);
    const sent = `insert into nav_import (id, made_by, made_at, samples, report)
      select id, made_by, made_at, samples, report from import_job where id = '${id}'`;
    expect(await refusal(sent)).toMatch(/mended or left out first/);
    expect(await refusal(`update import_job set made_by = '${checker.userId}'`)).toMatch(/permission denied/);
    expect(await refusal(`update import_job set state = 'applied' where id = '${id}'`)).toMatch(/import_job_/);
    const mend = (
      values: string,
    ) => `insert into import_mend (job_id, position, line, made_by, made_at, values, left_out)
      values ('${id}', 0, 2, '${maker.userId}', now(), ${values})`;
    expect(await refusal(mend(`'{}', ''`))).toMatch(/import_mend_reason/);
    expect(await refusal(mend(`'{}', null`))).toMatch(/import_mend_something/);
    expect(await refusal(mend(`'{}', 'A reason'`))).toBe('let through');
    expect(await refusal(`update import_job set state = 'checking' where id = '${id}'; ${mend(`'{}', 'x'`)}`)).toMatch(
      /between a check and the submission/,
    );
    const twice = `insert into import_job (made_by, made_at, sha256, samples)
      select made_by, made_at, sha256, samples from import_job where id = '${id}'`;
    expect(await refusal(twice)).toMatch(/import_job_open_idx/);
    expect(await refusal(`update import_finding set text = 'Fine'`)).toMatch(/permission denied/);
    await reject({ id });
  });
});
