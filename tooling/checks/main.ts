import { root } from '@fundfront/start/paths';
import { spawnProcess } from '@fundfront/start/spawnProcess';
import { print } from '@fundfront/start/terminal';
import { Repo } from './repo.ts';
import { rules } from './rules/index.ts';

type Outcome = { name: string; lines: string[]; failed: boolean };

async function command(name: string, file: string, args: string[]): Promise<Outcome> {
  const lines: string[] = [];
  const { code } = await spawnProcess({ file, args, cwd: root, onLine: (line) => lines.push(line) }).exited;
  return { name, lines, failed: code !== 0 };
}

function houseRules(): Outcome {
  const repo = new Repo(root);
  const lines = Object.entries(rules).flatMap(([name, rule]) =>
    rule(repo).map(({ file, line, message }) => `${file}${line ? `:${line}` : ''} ${message} (${name})`),
  );
  return { name: 'house rules', lines, failed: lines.length > 0 };
}

async function runSequentially(): Promise<Outcome[]> {
  return [
    houseRules(),
    await command('format and lint', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=50', '.']),
    await command('unused code', 'knip', ['--no-progress']),
  ];
}

const started = Date.now();
const [types, others] = await Promise.all([
  command('types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only', '--continue=always']),
  runSequentially(),
]);
const outcomes = [...others, types];
for (const { name, lines, failed } of outcomes) if (failed) print(`\n${name}:\n${lines.join('\n')}`);
print('');
for (const { name, failed } of outcomes) print(`${failed ? 'FAILED' : 'ok    '}  ${name}`);
print(`Checked in ${Math.round((Date.now() - started) / 1000)} s.`);
process.exitCode = outcomes.some(({ failed }) => failed) ? 1 : 0;
