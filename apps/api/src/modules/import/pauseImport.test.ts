import { calls, type ImportJob } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalIn } from '../../../test/directSql.ts';
import type { TestApi } from '../../../test/harness.ts';
import { fileOf, jobOf, openImports } from '../../../test/imports.ts';
import type { UserActor } from '../../context.ts';
import { checkImport } from './checkImport.ts';
import { Interrupted } from './pace.ts';
import { claimJob, lockJob } from './queries/jobs.ts';
import { runImports } from './runImports.ts';
import { startImport } from './startImport.ts';

let api: TestApi;
let maker: UserActor;
let checker: UserActor;
let editor: UserActor;
beforeAll(async () => {
  ({ api, maker, checker, editor } = await openImports());
});
afterAll(() => api?.close());

let days = 0;
const start = () => {
  days += 1;
  const day = `2026-10-${String(days + 1).padStart(2, '0')}`;
  const files = [fileOf('prices.csv', `fund_name,date,nav\nAlpha Stock Fund,${day},100.1\n`)];
  return startImport({ ctx: api.ctx(maker), input: { files, samples: 'keep', again: 'no' } });
};
type Named = Pick<ImportJob, 'id'>;
const pause = ({ id }: Named, as?: UserActor) => api.call(calls.pauseImport, { params: { id } }, as);
const resume = ({ id }: Named, as?: UserActor) => api.call(calls.resumeImport, { params: { id } }, as);
const reject = ({ id }: Named) => api.call(calls.rejectImport, { params: { id } }, maker);

describe('a check that is paused', () => {
  it('rests, also after a restart, until it is resumed: then it ends', async () => {
    const job = await start();
    const { body } = await pause(job, maker);
    expect(body).toMatchObject({ state: 'checking', progress: null, pausedAt: '2026-11-21T06:00:00.000Z' });
    await runImports(api.ctx());
    await runImports(api.ctx());
    expect(await jobOf(api, job.id, maker)).toEqual(body);
    expect((await pause(job, maker)).body).toEqual(body);
    expect((await resume(job, maker)).body).toMatchObject({ pausedAt: null, progress: { phase: 'queued', done: 0 } });
    await runImports(api.ctx());
    expect(await jobOf(api, job.id, maker)).toMatchObject({
      state: 'checked',
      pausedAt: null,
      report: { prices: { created: 1 } },
    });
    await reject(job);
  });

  it('is let go by the process that worked on it, and holds nobody else up', async () => {
    const [job, next] = [await start(), await start()];
    const running = runImports(api.ctx());
    expect((await pause(job, maker)).status).toBe(200);
    await running;
    expect((await jobOf(api, next.id, maker)).state).toBe('checked');
    expect(await jobOf(api, job.id, maker)).toMatchObject({ state: 'checking', report: null });
    expect(await lockJob(api.handle.db, job.id)).toMatchObject({ leaseUntil: null, attempts: 0 });
    await resume(job, maker);
    await runImports(api.ctx());
    expect((await jobOf(api, job.id, maker)).state).toBe('checked');
    await Promise.all([reject(job), reject(next)]);
  });

  it('has stored nothing, though the work was done when it was paused', async () => {
    const { id } = await start();
    const job = await claimJob(api.handle.db, api.time.now, new Date(api.time.now.getTime() + 15_000));
    if (job?.id !== id) throw new Error('Another import was on its way');
    await pause(job, maker);
    const pace = { report: () => {}, breathe: async () => {} };
    await expect(checkImport(api.ctx(), job, pace)).rejects.toThrow(Interrupted);
    expect(await jobOf(api, id, maker)).toMatchObject({ state: 'checking', report: null, kinds: [] });
    await reject(job);
  });

  it('may be taken back', async () => {
    const job = await start();
    await pause(job, maker);
    expect((await reject(job)).body).toMatchObject({ state: 'rejected', pausedAt: null });
    expect((await resume(job, maker)).body.text_code).toBe('VERSION_CONFLICT');
  });
});

describe('pausing', () => {
  it('is for the maker and who may approve, and for nobody else', async () => {
    const job = await start();
    expect([(await pause(job)).status, (await pause(job, editor)).status]).toEqual([401, 403]);
    expect((await pause(job, checker)).body.pausedAt).not.toBeNull();
    expect([(await resume(job)).status, (await resume(job, editor)).status]).toEqual([401, 403]);
    expect((await resume(job, checker)).body.pausedAt).toBeNull();
    await reject(job);
  });

  it('is refused for what is not there, not being checked, or being applied in one transaction', async () => {
    const nowhere = { id: '00000000-0000-4000-8000-000000000000' };
    expect([(await pause(nowhere, maker)).status, (await resume(nowhere, maker)).status]).toEqual([404, 404]);
    expect((await pause({ id: 'none' }, maker)).status).toBe(400);
    const { id } = await start();
    await runImports(api.ctx());
    expect((await pause({ id }, maker)).body.text_code).toBe('VERSION_CONFLICT');
    await api.call(calls.submitImport, { params: { id }, body: { note: '' } }, maker);
    await api.call(calls.approveImport, { params: { id } }, checker);
    const { body } = await pause({ id }, maker);
    expect([body.text_code, body.error]).toEqual(['VERSION_CONFLICT', expect.stringContaining('one transaction')]);
    const statement = `update import_job set paused_at = now() where id = '${id}'`;
    expect(await refusalIn(api.handle, statement)).toMatch(/import_job_paused/);
  });
});
