// Needs a build, and wrk and nginx, as Debian has them. Judges nothing: figures depend on the machine.
import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { makeTemplate, removeFolder, startProduct } from '@fundfront/e2e/harness';
import { freePort, startBareNext } from './bareNext.ts';
import { untilIdle, usageByApplication } from './usage.ts';

const rounds = 5;
const seconds = 4;
const connections = 50;
const headers = { 'accept-encoding': 'gzip' };

function compressedPage(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    http.get(url, { headers }, (response) => void buffer(response).then(resolve, reject)).on('error', reject);
  });
}

/** One worker, as the page server is one process; the page as the page server compressed it. */
async function startNginx(page: Buffer): Promise<{ url: string; stop: () => void }> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'fundfront-')), 'nginx');
  mkdirSync(path.join(folder, 'logs'), { recursive: true });
  // Started by root, its worker is somebody else.
  chmodSync(path.dirname(folder), 0o755);
  writeFileSync(path.join(folder, 'index.html.gz'), page);
  const port = await freePort();
  const configuration = `daemon off; worker_processes 1; pid logs/pid; error_log logs/error;
events { worker_connections 256; }
http { access_log off; keepalive_requests 1000000; types { text/html html; }
  server { listen 127.0.0.1:${port}; root ${folder}; gzip_static always; } }`;
  writeFileSync(path.join(folder, 'nginx.conf'), configuration);
  const server = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { cwd: folder, stdio: 'ignore' });
  const stop = () => {
    server.kill();
    rmSync(path.dirname(folder), { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}/index.html`, stop };
}

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  cpuMs: number;
}

const milliseconds = { us: 0.001, ms: 1, s: 1_000 } as const;

function percentile(output: string, percent: number): number {
  const [, value = '0', unit] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
  return Number(value) * (unit === 'us' || unit === 's' ? milliseconds[unit] : 1);
}

async function load(url: string, application: string): Promise<Load> {
  const before = usageByApplication().get(application)?.cpuSeconds ?? 0;
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'accept-encoding: gzip', url];
  const { stdout } = await promisify(execFile)('wrk', args);
  const used = (usageByApplication().get(application)?.cpuSeconds ?? 0) - before;
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} did not answer with the page`);
  const [, answers = '0'] = /(\d+) requests in/.exec(stdout) ?? [];
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0);
  return {
    perSecond,
    p50: percentile(stdout, 50),
    p99: percentile(stdout, 99),
    cpuMs: (used * 1_000) / Math.max(1, Number(answers)),
  };
}

const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const bare = await startBareNext();
const template = await makeTemplate(new AbortController().signal);
const product = await startProduct('serving', template, { LOG_LEVEL: 'warn' });
const home = `${product.site}/home`;
const nginx = await startNginx(await compressedPage(home));
try {
  await untilIdle('site');
  const served = { nginx: nginx.url, site: home, 'bare-next': bare.url };
  const loads: Record<string, Load[]> = {};
  // In turns, so that whatever else the machine does weighs on all alike.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [application, url] of Object.entries(served)) {
      const measured = await load(url, application);
      // The first is the warm-up.
      if (round > 0) loads[application] = [...(loads[application] ?? []), measured];
    }
  }
  const memory = usageByApplication();
  const rows = Object.entries(loads).map(([application, all]) => {
    const of = (key: keyof Load) => middle(all.map((each) => each[key]));
    return [
      application,
      {
        'pages/s': Math.round(of('perSecond')),
        'p50 ms': Number(of('p50').toFixed(2)),
        'p99 ms': Number(of('p99').toFixed(2)),
        'CPU ms per answer': Number(of('cpuMs').toFixed(3)),
        MB: Math.round((memory.get(application)?.bytes ?? 0) / 1024 ** 2),
      },
    ] as const;
  });
  console.table(Object.fromEntries(rows));
} finally {
  nginx.stop();
  bare.stop();
  await product.stop();
  removeFolder(template);
}
