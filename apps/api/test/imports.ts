import {
  calls,
  type ImportFinding,
  type ImportJob,
  type ImportReport,
  type ResponseOf,
} from '@fundfront/content-model/wire';
import type { UserActor } from '../src/context.ts';
import { runImports } from '../src/modules/import/runImports.ts';
import { startImport } from '../src/modules/import/startImport.ts';
import { makeUser } from './factories.ts';
import { openTestApi, type TestApi } from './harness.ts';

export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

export const fileOf = (name: string, text: string): SentFile => ({ name, bytes: new TextEncoder().encode(text) });

const alpha =
  'mufap_fund_id,fund_name,category,return_basis,nav,validity_date\n1,Alpha Stock Fund,Equity,Absolute,100,2026-10-01\n';

interface Desk {
  api: TestApi;
  maker: UserActor;
  checker: UserActor;
  editor: UserActor;
}

/**
 * On 21 November 2026, with what was imported while the administrator alone could approve.
 * @param list of funds; of one, the Alpha Stock Fund, where it is left out
 */
export async function openImports(list: SentFile = fileOf('list.csv', alpha)): Promise<Desk> {
  const api = await openTestApi();
  api.time.now = new Date('2026-11-21T06:00:00.000Z');
  await importNow(api, await makeUser(api, ['admin']), { files: [list] });
  const [maker, checker] = [await makeUser(api, ['nav-maker']), await makeUser(api, ['nav-checker'])];
  return { api, maker, checker, editor: await makeUser(api, ['editor']) };
}

interface Sent {
  files: readonly SentFile[];
  samples?: 'keep' | 'replace';
}

type Page = ResponseOf<typeof calls.listImportFindings>;

/** All findings of the last check, page by page. */
export async function findingsOf(api: TestApi, id: string, as: UserActor): Promise<ImportFinding[]> {
  const findings: ImportFinding[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const query: { after: string } = { after: String(after) };
    const { body }: { body: Page } = await api.call(calls.listImportFindings, { params: { id }, query }, as);
    findings.push(...body.findings);
    after = body.next;
  }
  return findings;
}

export const jobOf = async (api: TestApi, id: string, as: UserActor): Promise<ImportJob> =>
  (await api.call(calls.getImport, { params: { id } }, as)).body;

/** Uploads, as new each time, and checks. */
export async function checkFiles(api: TestApi, as: UserActor, { files, samples = 'keep' }: Sent): Promise<ImportJob> {
  const { id } = await startImport({ ctx: api.ctx(as), input: { files, samples, again: 'yes' } });
  await runImports(api.ctx());
  return jobOf(api, id, as);
}

export interface Checked extends ImportReport {
  job: ImportJob;
  findings: ImportFinding[];
}

/** Nothing is kept of it: the import is taken back. */
export async function dryRun(api: TestApi, as: UserActor, sent: Sent): Promise<Checked> {
  const job = await checkFiles(api, as, sent);
  const findings = await findingsOf(api, job.id, as);
  await api.call(calls.rejectImport, { params: { id: job.id } }, as);
  if (!job.report) throw new Error(`It was not checked: ${job.problem}`);
  return { ...job.report, job, findings };
}

/** Rows that are blocked are left out, and it is sent. */
export async function sendFiles(api: TestApi, as: UserActor, sent: Sent): Promise<ImportJob> {
  const { id, blocked, samples } = await checkFiles(api, as, sent);
  const params = { id };
  if (blocked > 0) {
    const body = { kind: null, reason: 'Left out by the test' };
    await api.call(calls.leaveOutImportRows, { params, body }, as);
    await api.call(calls.recheckImport, { params, body: { samples } }, as);
    await runImports(api.ctx());
  }
  return (await api.call(calls.submitImport, { params, body: { note: '' } }, as)).body;
}

/**
 * Whatever is blocked is left out; then it is applied, where the sender alone may approve.
 * @returns what was applied, with what the first check had found
 */
export async function importNow(api: TestApi, as: UserActor, sent: Sent): Promise<Checked> {
  const first = await checkFiles(api, as, sent);
  const findings = await findingsOf(api, first.id, as);
  const { id } = await sendFiles(api, as, sent);
  await runImports(api.ctx());
  const job = await jobOf(api, id, as);
  if (job.state !== 'applied' || !job.report) throw new Error(`It is ${job.state}: ${job.problem}`);
  return { ...job.report, job, findings };
}
