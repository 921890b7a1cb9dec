import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AnyCall, calls, errorResponse, type ImportFinding, type ImportJob } from '@fundfront/content-model/wire';
import * as v from 'valibot';
import { type Env, readEnv } from '../env.ts';
import { cliTokenFor, openCliToken } from '../modules/session/cliToken.ts';
import { exitWithError, StartupError } from '../startupError.ts';
import { pathGiven, print, readArguments } from './arguments.ts';
import { reportText } from './reportText.ts';

const usage = `Checks files of funds, prices and returns (CSV or .xlsx) with the running product, and sends them on request.

  pnpm import-funds -- <files> [--submit] [--leave-out <reason>] [--replace-samples] [--again] [--as <e-mail>]

  --submit              sends them for approval after the check, or applies them where nobody else may approve;
                        without it nothing is sent: the check can be seen under Funds, Import
  --leave-out <reason>  leaves out, for this reason, every row that cannot be applied
  --note <text>         a word to who approves
  --replace-samples     lets the sample funds make way
  --again               also where the same files were applied before
  --as <e-mail>         sends them as this account; the first administrator's where it is left out`;

const pollMs = 500;
/** So much of a long list of findings is printed. */
const printedFindings = 2_000;

interface Options {
  submit: boolean;
  leaveOut: string | undefined;
  note: string;
  samples: 'keep' | 'replace';
  again: 'no' | 'yes';
}

const argumentsOfImport = {
  submit: { type: 'boolean', default: false },
  'leave-out': { type: 'string' },
  note: { type: 'string', default: '' },
  'replace-samples': { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  as: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

async function formOf(names: readonly string[]): Promise<FormData> {
  const form = new FormData();
  for (const name of names) {
    const file = pathGiven(name);
    const bytes = await readFile(file).catch(() => {
      throw new StartupError(`${name} cannot be read.`);
    });
    form.append('files', new File([bytes], path.basename(file)));
  }
  return form;
}

interface Sent {
  id?: string;
  query?: Record<string, string>;
  form?: FormData;
  body?: unknown;
}

/** Calls the running product as the account of the command line. */
function apiOf(env: Env, as: string | undefined) {
  const authorization = `Bearer ${as === undefined ? openCliToken(env) : cliTokenFor(env, as)}`;
  return async function request<C extends AnyCall>(call: C, { id = '', query, form, body }: Sent) {
    const url = new URL(call.path.replace(':id', id), env.API_URL ?? `http://127.0.0.1:${env.API_PORT}`);
    url.search = new URLSearchParams(query).toString();
    const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const sent = form ?? (body === undefined ? undefined : JSON.stringify(body));
    const init = { method: call.method, headers, ...(sent !== undefined && { body: sent }) };
    const response = await fetch(url, init).catch(() => {
      throw new StartupError(`The API does not answer at ${url.origin}. Start the product first, or set API_URL.`);
    });
    const reply: unknown = await response.json().catch(() => null);
    const answered = v.safeParse<C['response']>(call.response, reply);
    if (response.ok && answered.success) return answered.output;
    const refused = v.safeParse(errorResponse, reply);
    throw new StartupError(
      refused.success ? refused.output.error : `The API answered ${response.status} at ${url.origin}.`,
    );
  };
}

type Api = ReturnType<typeof apiOf>;

function progressText({ progress }: ImportJob): string {
  if (!progress) return '';
  const { phase, done, total } = progress;
  return total === null ? phase : `${phase}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
}

async function untilItRests(api: Api, job: ImportJob): Promise<ImportJob> {
  let current = job;
  let shown = '';
  while (current.progress !== null) {
    await pause(pollMs);
    current = await api(calls.getImport, { id: job.id });
    const text = progressText(current);
    if (process.stderr.isTTY && text !== shown) process.stderr.write(`\r\x1b[K${text}`);
    shown = text;
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return current;
}

async function findingsOf(api: Api, { id }: ImportJob): Promise<ImportFinding[]> {
  const findings: ImportFinding[] = [];
  let after: number | null = 0;
  while (after !== null && findings.length < printedFindings) {
    const page: { findings: ImportFinding[]; next: number | null } = await api(calls.listImportFindings, {
      id,
      query: { after: String(after) },
    });
    findings.push(...page.findings);
    after = page.next;
  }
  return findings;
}

async function checked(api: Api, form: FormData, { leaveOut, samples, again }: Options): Promise<ImportJob> {
  const job = await untilItRests(api, await api(calls.startImport, { form, query: { samples, again } }));
  if (leaveOut === undefined || job.state !== 'checked' || job.blocked === 0) return job;
  const { id } = job;
  await api(calls.leaveOutImportRows, { id, body: { kind: null, reason: leaveOut } });
  return untilItRests(api, await api(calls.recheckImport, { id, body: { samples } }));
}

function hintFor({ state, pausedAt, blocked, report }: ImportJob, submit: boolean): string {
  if (pausedAt !== null) return 'Somebody paused it. It goes on once it is resumed, under Funds, Import.';
  if (state === 'waiting') return 'It waits until another person approves it, under Funds, Import.';
  if (state === 'applied') {
    return (report?.sampleFunds ?? 0) > 0
      ? 'The sample funds stay. To let them make way, run this again with --replace-samples.'
      : '';
  }
  if (blocked > 0) {
    return 'Nothing can be sent while rows are blocked: mend them under Funds, Import, or leave them out with --leave-out "<reason>".';
  }
  return submit ? '' : 'Nothing was sent. To send it, run this again with --submit.';
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments(usage, process.argv.slice(2), { options: argumentsOfImport });
  if (values.help || positionals.length === 0) return print(usage);
  const api = apiOf(readEnv(), values.as);
  const options: Options = {
    submit: values.submit,
    leaveOut: values['leave-out'],
    note: values.note,
    samples: values['replace-samples'] ? 'replace' : 'keep',
    again: values.again ? 'yes' : 'no',
  };
  let job = await checked(api, await formOf(positionals), options);
  if (options.submit && job.state === 'checked' && job.blocked === 0) {
    job = await untilItRests(api, await api(calls.submitImport, { id: job.id, body: { note: options.note } }));
  }
  print(reportText(job, await findingsOf(api, job)));
  const hint = hintFor(job, options.submit);
  if (hint !== '') print(`\n${hint}`);
  // Scripts must notice what could not be read, or not be sent.
  const stuck = options.submit && job.state !== 'applied' && job.state !== 'waiting';
  if (stuck || (job.report?.rows.read ?? 0) === 0) process.exitCode = 1;
}

run().catch(exitWithError);
