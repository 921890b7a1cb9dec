// node main.ts [api] [site] [admin]: does what the container files say in empty folders with a changed root, then starts what
// they start, as their user, and asks their health check. For machines without a container engine; needs root on Linux.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '@fundfront/start/paths';
import { freePorts } from '@fundfront/start/ports';
import { makeBase, type Run, runIn, startIn } from './changedRoot.ts';
import {
  type ContainerName,
  containerFiles,
  execForm,
  readStages,
  type Stage,
  stepsOf,
  variables,
} from './containerFile.ts';

const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

function isInContext(file: string): boolean {
  const relative = path.relative(root, file);
  return !ignored.some((pattern) => path.matchesGlob(relative, pattern));
}

function copy(from: string, to: string, isContext: boolean): void {
  const filter = isContext ? isInContext : () => true;
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
}

interface Made extends Run {
  stage: Stage;
}

function build(stage: Stage, folder: string, made: ReadonlyMap<string, Made>, store: string): Made {
  const base = made.get(stage.base);
  if (base) cpSync(base.folder, folder, { recursive: true, verbatimSymlinks: true });
  else makeBase(folder);
  const run: Made = { stage, folder, workdir: base?.workdir ?? '/', user: 'root', env: { ...base?.env } };
  for (const step of stage.steps) {
    if (step.keyword === 'ENV') run.env = { ...run.env, ...variables(step.text) };
    if (step.keyword === 'USER') run.user = step.text === 'node' ? 'node' : 'root';
    if (step.keyword === 'WORKDIR') {
      run.workdir = path.resolve(run.workdir, step.text);
      mkdirSync(folder + run.workdir, { recursive: true });
    }
    if (step.keyword === 'COPY') {
      const [from = '', to = ''] = step.text.split(/\s+/);
      const source = step.from ? path.join(made.get(step.from)?.folder ?? '', from) : path.join(root, from);
      const target = path.join(folder, path.resolve(run.workdir, to));
      const isFile = statSync(source).isFile();
      copy(source, isFile && to.endsWith('/') ? path.join(target, path.basename(source)) : target, !step.from);
    }
    if (step.keyword === 'RUN') {
      const mounts = { '/pnpm/store': store };
      runIn({ ...run, mounts, env: { ...registry(), ...run.env } }, ['/bin/sh', '-c', step.text]);
    }
  }
  return run;
}

const registry = (): Record<string, string> => ({
  npm_config_registry: execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim(),
  ...(process.env.NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS }),
  ...(process.env.SSL_CERT_FILE && { SSL_CERT_FILE: process.env.SSL_CERT_FILE }),
});

const needs = (ports: Record<ContainerName, number>): Record<ContainerName, Record<string, string>> => ({
  api: {
    API_PORT: String(ports.api),
    CAPTCHA_SITE_KEY: 'rehearsal',
    CAPTCHA_SECRET: 'rehearsal',
    ADMIN_EMAIL: 'first.admin@example.test',
    ADMIN_PASSWORD: 'correct-horse-battery-staple-42',
  },
  site: { PORT: String(ports.site), API_URL: `http://127.0.0.1:${ports.api}` },
  admin: {
    ADMIN_PORT: String(ports.admin),
    API_URL: `http://127.0.0.1:${ports.api}`,
    PUBLIC_SITE_URL: 'https://www.example.com',
    PUBLIC_ADMIN_URL: 'https://admin.example.com',
  },
});

/** Starts it, and asks its health check until it passes. @returns milliseconds */
async function tryOut(final: Made, env: Record<string, string>, port: number): Promise<number> {
  const run = { ...final, env: { ...final.env, ...env } };
  const [command, health] = ['CMD', 'HEALTHCHECK'].map((keyword) =>
    execForm(stepsOf(final.stage, keyword)[0]?.text ?? ''),
  );
  let output = '';
  const startedAt = performance.now();
  const child = startIn(run, command ?? [], (text) => {
    output += text;
  });
  const check = (health ?? []).map((word) => word.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`));
  try {
    while (performance.now() - startedAt < 180_000) {
      if (child.exitCode !== null) break;
      try {
        runIn(run, check);
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        if (!/^Uid:\s+1000\s/m.test(status)) throw new Error(`It does not run as the user node.\n${status}`);
        return Math.round(performance.now() - startedAt);
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('It does not')) throw error;
        await sleep(500);
      }
    }
    throw new Error(`It never became healthy.\n${output.slice(-3_000)}`);
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(null)));
    console.info(`  SIGTERM: exit code ${child.exitCode}`);
  }
}

const megabytes = (folder: string) =>
  Number(execFileSync('du', ['-sm', ...folder.split(' ')], { encoding: 'utf8' }).split('\t')[0]);

const isName = (name: string): name is ContainerName => name in containerFiles;
const chosen = process.argv.slice(2).filter(isName);
const temporary = mkdtempSync(path.join(tmpdir(), 'fundfront-rehearsal-'));
/** The packages that this machine has already, as the cache of a builder would have them. */
const store = path.dirname(execFileSync('pnpm', ['store', 'path'], { cwd: root, encoding: 'utf8' }).trim());
const [api = 0, site = 0, admin = 0] = await freePorts(3);
const ports = { api, site, admin };
try {
  for (const name of chosen.length > 0 ? chosen : Object.keys(containerFiles).filter(isName)) {
    const made = new Map<string, Made>();
    for (const stage of readStages(name)) {
      console.info(`${name}: ${stage.name}`);
      made.set(stage.name, build(stage, path.join(temporary, `${name}-${stage.name}`), made, store));
    }
    const final = made.get('final');
    if (!final) throw new Error(`${name} has no last stage.`);
    const size = megabytes(`${final.folder}/app`);
    const ms = await tryOut(final, needs(ports)[name], ports[name]);
    console.info(`  ${size} MB beside Node, healthy as the user node after ${ms} ms`);
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
