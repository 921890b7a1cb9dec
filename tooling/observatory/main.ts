import { parseArgs } from 'node:util';
import { gradePage } from './gradePage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { host: { type: 'string', default: 'www.sample.test' } },
});

if (positionals.length === 0) {
  console.error(
    'Name the addresses of pages, such as http://127.0.0.1:3001/admin. Their product must run with https in PUBLIC_…_URL.',
  );
  process.exit(2);
}

for (const page of positionals) {
  const { pathname, search } = new URL(page);
  const { grade, score, results } = await gradePage(`https://${values.host}${pathname}${search}`, await fetch(page));
  console.info(`${grade} (${score}) ${page}`);
  for (const { test, result, points, pass } of results) {
    console.info(`  ${pass ? 'good' : 'BAD '} ${String(points).padStart(4)} ${test}: ${result}`);
  }
  if (grade !== 'A+') process.exitCode = 1;
}
