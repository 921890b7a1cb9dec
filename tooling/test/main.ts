// `npm test`
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildApps } from '@fundfront/start/build';
import { nodeBinary, root } from '@fundfront/start/paths';
import { runCommand } from '@fundfront/start/runCommand';
import { ShutdownRequest, shutdownSignal } from '@fundfront/start/shutdown';
import { StartupError } from '@fundfront/start/startupError';
import { print } from '@fundfront/start/terminal';
import { ensureBrowser } from './browser.ts';
import { packageTests } from './packageTests.ts';
import { playwrightTally, readTally } from './reports.ts';
import { type Stage, stageTable, timed } from './stages.ts';
import { addTallies, emptyTally, type Tally, tallyLine, withExitCode } from './tally.ts';

const reports = path.join(root, 'test-reports');
const signal = shutdownSignal();
const stages: Stage[] = [];
let total = emptyTally;

/** A step that throws a sentence has failed, but the later steps may still have something to tell. */
async function step(title: string, run: () => Promise<Tally>, parts?: readonly Stage[]): Promise<boolean> {
  print(`\n━━ ${title}`);
  const guarded = () =>
    run().catch((error: unknown) => {
      if (!(error instanceof StartupError)) throw error;
      print(error.message);
      return { ...emptyTally, failed: 1 };
    });
  const { result: tally, seconds } = await timed(guarded);
  const failed = tally.failed > 0;
  total = addTallies(total, tally);
  stages.push({ title, seconds, failed, ...(parts && { parts }) });
  print(`━━ ${title}: ${failed ? 'FAILED' : 'ok'} after ${Math.round(seconds)} s`);
  return !failed;
}

const command = async (file: string, args: string[]) => withExitCode(emptyTally, await runCommand(file, args, signal));

async function endToEnd(): Promise<Tally> {
  const code = await runCommand('pnpm', ['--filter', '@fundfront/e2e', 'e2e'], signal);
  return withExitCode(readTally(path.join(reports, 'e2e.json'), playwrightTally), code);
}

async function runAll(): Promise<void> {
  await step('checks', () => command(nodeBinary, ['tooling/checks/main.ts']));
  const browser = await step('browser', () => ensureBrowser(signal).then(() => emptyTally));
  const packages: Stage[] = [];
  await step('tests of the packages', () => packageTests(reports, signal, packages), packages);
  await step('Storybook build', () => command('turbo', ['run', 'build-storybook', '--output-logs=errors-only']));
  const built = await step('application builds', () => buildApps(signal).then(() => emptyTally));
  if (browser && built) await step('end-to-end tests', endToEnd);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
try {
  await runAll();
  process.exitCode = total.failed > 0 ? 1 : 0;
  print(`\n${stageTable(stages)}\n\n${tallyLine(total)}`);
} catch (error) {
  if (!(error instanceof ShutdownRequest)) throw error;
  process.exitCode = 130;
}
