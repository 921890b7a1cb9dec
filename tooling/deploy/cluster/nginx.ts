import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Ports {
  https: number;
  http: number;
  /** Of the one address that stands for both APIs. */
  apiGate: number;
  api: [number, number];
  site: [number, number];
  admin: [number, number];
}

export const names = { site: 'www.localhost', admin: 'admin.localhost' };

const source = (name: string) => readFileSync(path.join(import.meta.dirname, '../nginx', name), 'utf8');

/** Each text must be there: otherwise the shipped file has changed, and what runs here would no longer be it. */
export function replaceAll(text: string, replacements: Readonly<Record<string, string>>): string {
  let result = text;
  for (const [from, to] of Object.entries(replacements)) {
    if (!result.includes(from)) throw new Error(`The shipped configuration of nginx has no "${from}".`);
    result = result.replaceAll(from, to);
  }
  return result;
}

/** The shipped upstreams on other ports. @param down ports of instances that get no request */
export function upstreams(ports: Ports, down: ReadonlySet<number> = new Set()): string {
  const moved = replaceAll(source('upstreams.conf'), {
    '127.0.0.1:3011': `127.0.0.1:${ports.site[0]}`,
    '127.0.0.1:3012': `127.0.0.1:${ports.site[1]}`,
    '127.0.0.1:3021': `127.0.0.1:${ports.admin[0]}`,
    '127.0.0.1:3022': `127.0.0.1:${ports.admin[1]}`,
    '127.0.0.1:4011': `127.0.0.1:${ports.api[0]}`,
    '127.0.0.1:4012': `127.0.0.1:${ports.api[1]}`,
    '127.0.0.1:4000': `127.0.0.1:${ports.apiGate}`,
  });
  return moved.replace(/(server 127\.0\.0\.1:(\d+) max_fails[^;]*);/g, (line, start: string, port: string) =>
    down.has(Number(port)) ? `${start} down;` : line,
  );
}

export function servers(ports: Ports, folder: string): string {
  return replaceAll(source('fundfront.conf'), {
    'www.example.com;': `${names.site};`,
    'admin.example.com;': `${names.admin};`,
    'www.example.com admin': `${names.site} admin`,
    'listen 443': `listen 127.0.0.1:${ports.https}`,
    'listen 80': `listen 127.0.0.1:${ports.http}`,
    '/etc/fundfront/tls/www.example.com': `${folder}/tls/both`,
    '/etc/fundfront/tls/admin.example.com': `${folder}/tls/both`,
    '/var/log/nginx': `${folder}/logs`,
    '/var/lib/fundfront/chunks': `${folder}/chunks`,
  });
}

function mainConfig(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    process.getuid?.() === 0 ? 'user root;' : '',
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/logs/error.log warn;`,
    'events { worker_connections 2048; }',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  default_type application/octet-stream;',
    '  sendfile on;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/temporary/${name};`),
    `  include ${folder}/conf.d/*.conf;`,
    '}',
  ].join('\n');
}

function makeCertificate(folder: string): string {
  const [certificate, key] = [path.join(folder, 'both.pem'), path.join(folder, 'both.key')];
  mkdirSync(folder, { recursive: true });
  const alternates = `subjectAltName=DNS:${names.site},DNS:${names.admin}`;
  const subject = ['-subj', '/CN=Fundfront cluster', '-addext', alternates];
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'];
  execFileSync('openssl', ['req', ...made, '-keyout', key, '-out', certificate, ...subject], { stdio: 'pipe' });
  return certificate;
}

export class Nginx {
  readonly #folder: string;
  readonly #ports: Ports;
  #running: ChildProcess | undefined;
  readonly certificate: string;

  constructor(folder: string, ports: Ports) {
    this.#folder = folder;
    this.#ports = ports;
    for (const name of ['logs', 'temporary', 'conf.d', 'chunks'])
      mkdirSync(path.join(folder, name), { recursive: true });
    this.certificate = makeCertificate(path.join(folder, 'tls'));
    writeFileSync(path.join(folder, 'nginx.conf'), mainConfig(folder));
    writeFileSync(path.join(folder, 'conf.d/fundfront.conf'), servers(ports, folder));
    this.#writeUpstreams(new Set());
  }

  #writeUpstreams(down: ReadonlySet<number>): void {
    writeFileSync(path.join(this.#folder, 'conf.d/upstreams.conf'), upstreams(this.#ports, down));
  }

  get #args(): string[] {
    return ['-p', this.#folder, '-c', path.join(this.#folder, 'nginx.conf'), '-e', `${this.#folder}/logs/error.log`];
  }

  check(): void {
    execFileSync('nginx', ['-t', ...this.#args], { stdio: 'pipe' });
  }

  start(): void {
    this.check();
    this.#running = spawn('nginx', [...this.#args, '-g', 'daemon off;'], { stdio: 'ignore' });
  }

  /** New requests go to the others; those under way end where they are. */
  async passOver(down: ReadonlySet<number>): Promise<void> {
    this.#writeUpstreams(down);
    this.check();
    this.#running?.kill('SIGHUP');
    await sleep(500);
  }

  async stop(): Promise<void> {
    const running = this.#running;
    if (!running || running.exitCode !== null) return;
    running.kill('SIGTERM');
    await new Promise((resolve) => running.once('exit', resolve));
  }
}
