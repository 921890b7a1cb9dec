import path from 'node:path';
import { Repo } from '@fundfront/checks/repo';
import { type WorkspacePackage, workspacePackages } from '@fundfront/checks/workspace';
import { root } from '@fundfront/start/paths';
import { runCommand } from '@fundfront/start/runCommand';
import { print } from '@fundfront/start/terminal';
import { readTally, vitestTally } from './reports.ts';
import { addTallies, emptyTally, type Tally, tallyLine, withExitCode } from './tally.ts';

/** Those that open browsers or databases: alone on the machine they finish sooner and never run into a time limit. */
const serialPackages = ['@fundfront/ui', '@fundfront/storybook', '@fundfront/api'];

async function testPackage({ name }: WorkspacePackage, reports: string, signal: AbortSignal): Promise<Tally> {
  const report = path.join(reports, `${name.replace(/.*\//, '')}.json`);
  const lines: string[] = [];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runCommand('pnpm', ['--filter', name, 'run', 'test', ...reporters], signal, {
    onLine: (line) => lines.push(line),
  });
  const tally = withExitCode(readTally(report, vitestTally), code);
  print(`\n── ${name}: ${tallyLine(tally)}`);
  if (tally.failed > 0) print(lines.join('\n'));
  return tally;
}

/** Runs the tests of every package, two packages at a time, and counts them. */
export async function packageTests(reports: string, signal: AbortSignal): Promise<Tally> {
  const packages = workspacePackages(new Repo(root)).filter(({ manifest }) => manifest.scripts?.test);
  const queue = packages.filter(({ name }) => !serialPackages.includes(name));
  const results: Tally[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results.push(await testPackage(next, reports, signal));
  };
  await Promise.all([worker(), worker()]);
  for (const heavy of packages.filter(({ name }) => serialPackages.includes(name)))
    results.push(await testPackage(heavy, reports, signal));
  return results.reduce(addTallies, emptyTally);
}
