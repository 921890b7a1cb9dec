import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { calls, errorResponse, type ImportReport } from '@fundfront/content-model/wire';
import * as v from 'valibot';
import { type Env, readEnv } from '../env.ts';
import { cliTokenFor, openCliToken } from '../modules/session/cliToken.ts';
import { exitWithError, StartupError } from '../startupError.ts';
import { reportText } from './reportText.ts';

const usage = `Imports funds, prices and returns from CSV files into the running product.

  pnpm import-funds -- <files> [--check] [--replace-samples] [--as <e-mail>]

  --check             only says what would happen
  --replace-samples   lets the sample funds make way without asking
  --as <e-mail>       sends them as this account; the first administrator's where it is left out`;

interface Options {
  as: string | undefined;
  mode: 'check' | 'apply';
  samples: 'keep' | 'replace';
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function readArguments() {
  // pnpm passes on the "--" that separates the files.
  const args = process.argv.slice(2).filter((arg, index) => !(index === 0 && arg === '--'));
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        'replace-samples': { type: 'boolean', default: false },
        as: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

async function formOf(names: readonly string[]): Promise<FormData> {
  const form = new FormData();
  for (const name of names) {
    // Where the command was typed, not the folder that the script runs in.
    const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
    const bytes = await readFile(file).catch(() => {
      throw new StartupError(`${name} cannot be read.`);
    });
    form.append('files', new File([bytes], path.basename(file), { type: 'text/csv' }));
  }
  return form;
}

async function send(env: Env, form: FormData, { as, ...query }: Options): Promise<ImportReport> {
  const url = new URL(calls.importFunds.path, env.API_URL ?? `http://127.0.0.1:${env.API_PORT}`);
  url.search = new URLSearchParams(query).toString();
  const headers = { authorization: `Bearer ${as === undefined ? openCliToken(env) : cliTokenFor(env, as)}` };
  const response = await fetch(url, { method: 'POST', body: form, headers }).catch(() => {
    throw new StartupError(`The API does not answer at ${url.origin}. Start the product first, or set API_URL.`);
  });
  const reply: unknown = await response.json().catch(() => null);
  const report = v.safeParse(calls.importFunds.response, reply);
  if (response.ok && report.success) return report.output;
  const refused = v.safeParse(errorResponse, reply);
  throw new StartupError(
    refused.success ? refused.output.error : `The API answered ${response.status} at ${url.origin}.`,
  );
}

async function confirmReplace(sampleFunds: number): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const reply = await terminal.question(
    `\nShall the ${sampleFunds} sample funds make way for the imported ones? They go to the trash. [y/N] `,
  );
  terminal.close();
  return /^y(?:es)?$/i.test(reply.trim());
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  if (values.help || positionals.length === 0) return print(usage);
  const env = readEnv();
  const form = await formOf(positionals);
  const { as } = values;
  let samples: Options['samples'] = values['replace-samples'] ? 'replace' : 'keep';
  if (values.check) return print(reportText(await send(env, form, { mode: 'check', samples, as })));
  if (samples === 'keep' && process.stdin.isTTY) {
    const checked = await send(env, form, { mode: 'check', samples, as });
    if (checked.sampleFunds > 0 && checked.funds.created > 0) {
      print(reportText(checked));
      if (await confirmReplace(checked.sampleFunds)) samples = 'replace';
      print('');
    }
  }
  const report = await send(env, form, { mode: 'apply', samples, as });
  print(reportText(report));
  if (report.waits) print('They wait until another person approves them, under Funds, Import.');
  // Scripts must notice when nothing could be read.
  if (report.rows.read === 0) process.exitCode = 1;
  if (report.sampleFunds > 0) print('They stay. To let them make way, run this again with --replace-samples.');
}

run().catch(exitWithError);
