import path from 'node:path';
import { Repo } from '@fundfront/checks/repo';
import { type WorkspacePackage, workspacePackages } from '@fundfront/checks/workspace';
import { root } from '@fundfront/start/paths';
import { runCommand } from '@fundfront/start/runCommand';
import { print } from '@fundfront/start/terminal';
import { readTally, vitestTally } from './reports.ts';
import { type Stage, timed } from './stages.ts';
import { addTallies, emptyTally, type Tally, tallyLine, withExitCode } from './tally.ts';

/** Those that open browsers or databases: alone on the machine they finish sooner and never run into a time limit. */
const serialPackages = ['@fundfront/ui', '@fundfront/storybook', '@fundfront/api'];

type Run = { reports: string; signal: AbortSignal; stages: Stage[] };

async function testPackage({ name }: WorkspacePackage, { reports, signal, stages }: Run): Promise<Tally> {
  const report = path.join(reports, `${name.replace(/.*\//, '')}.json`);
  const lines: string[] = [];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['--filter', name, 'run', 'test', ...reporters];
  const { result: code, seconds } = await timed(() =>
    runCommand('pnpm', args, signal, { onLine: (line) => lines.push(line) }),
  );
  const tally = withExitCode(readTally(report, vitestTally), code);
  stages.push({ title: name, seconds, failed: tally.failed > 0 });
  print(`\n── ${name}: ${tallyLine(tally)}`);
  if (tally.failed > 0) print(lines.join('\n'));
  return tally;
}

/**
 * Two packages at a time.
 * @param stages gets what each package took
 */
export async function packageTests(reports: string, signal: AbortSignal, stages: Stage[]): Promise<Tally> {
  const run: Run = { reports, signal, stages };
  const packages = workspacePackages(new Repo(root)).filter(({ manifest }) => manifest.scripts?.test);
  const queue = packages.filter(({ name }) => !serialPackages.includes(name));
  const results: Tally[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results.push(await testPackage(next, run));
  };
  await Promise.all([worker(), worker()]);
  for (const heavy of packages.filter(({ name }) => serialPackages.includes(name)))
    results.push(await testPackage(heavy, run));
  return results.reduce(addTallies, emptyTally);
}
