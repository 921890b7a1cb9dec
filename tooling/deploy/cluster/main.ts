// pnpm cluster            two of each application behind nginx, until Ctrl-C
// pnpm cluster --drill    the same on fresh data, and what must hold there, as a table
import { createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { firstAdmin, testEnvironment } from '@fundfront/e2e/harness';
import { credentials } from '@fundfront/start/banner';
import { lockFolder } from '@fundfront/start/lock';
import { root } from '@fundfront/start/paths';
import { ShutdownRequest, shutdownSignal } from '@fundfront/start/shutdown';
import { StartupError } from '@fundfront/start/startupError';
import { print, printServerLine } from '@fundfront/start/terminal';
import { startCluster } from './cluster.ts';
import { drill } from './drill.ts';
import { findServices } from './requirements.ts';

const { values } = parseArgs({
  options: { drill: { type: 'boolean', default: false }, port: { type: 'string', default: '8443' } },
});

async function runDrill(signal: AbortSignal): Promise<void> {
  const services = await findServices(process.env);
  const folder = path.join(root, '.data/cluster-drill');
  const release = await lockFolder(folder);
  const output = createWriteStream(path.join(root, '.data/cluster-drill.log'));
  const cluster = await startCluster(
    {
      services,
      folder,
      database: 'fundfront_cluster_drill',
      fresh: true,
      httpsPort: Number(values.port),
      env: testEnvironment(),
      log: (label, line) => output.write(`${label} | ${line}\n`),
    },
    signal,
  );
  try {
    const findings = await drill(cluster, firstAdmin, readFileSync(cluster.nginx.certificate));
    print('| What must hold | | Seen |\n| --- | --- | --- |');
    for (const { what, passed, seen } of findings) print(`| ${what} | ${passed ? 'yes' : '**no**'} | ${seen} |`);
    if (findings.some(({ passed }) => !passed)) process.exitCode = 1;
  } finally {
    await cluster.stop();
    output.end();
    release();
  }
}

async function run(signal: AbortSignal): Promise<void> {
  const services = await findServices(process.env);
  const folder = path.join(root, '.data/cluster');
  const release = await lockFolder(folder);
  const cluster = await startCluster(
    {
      services,
      folder,
      database: 'fundfront_cluster',
      fresh: false,
      httpsPort: Number(values.port),
      env: process.env,
      log: printServerLine,
    },
    signal,
  );
  print(`\n  Public site   ${cluster.site}\n  Staff login   ${cluster.admin}/fb-f-cms-admin-login`);
  print(`  Certificate   ${cluster.nginx.certificate}, signed by itself`);
  for (const { app, port } of cluster.instances) print(`  ${app.padEnd(13)} http://127.0.0.1:${port}`);
  if (cluster.administrator) print(credentials(cluster.administrator));
  print('  Ctrl-C stops everything.');
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await cluster.stop();
  release();
}

try {
  const signal = shutdownSignal();
  await (values.drill ? runDrill(signal) : run(signal));
  process.exit();
} catch (error) {
  if (error instanceof ShutdownRequest) process.exit(130);
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(error.exitCode);
}
