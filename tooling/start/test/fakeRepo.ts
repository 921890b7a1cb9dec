import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../ports.mjs';

const tooling = path.resolve(import.meta.dirname, '..');
const nodeHere = process.execPath;
const { scripts: realScripts } = JSON.parse(readFileSync(path.join(tooling, '../../package.json'), 'utf8'));

export const fakeServer = (portName: string) => `
import { createServer } from 'node:http';
import { appendFileSync } from 'node:fs';
const note = (text) => appendFileSync(process.env.NOTES, text + '\\n');
console.log('server says hello');
const server = createServer((request, response) => {
  if (request.url === '/crash') { console.log('crashing now'); process.exit(7); }
  response.end(JSON.stringify(process.env));
});
server.listen(Number(process.env.${portName}), '127.0.0.1');
process.on('SIGTERM', () => { note('drained ${portName}'); server.close(() => process.exit(0)); server.closeIdleConnections(); });
`;

const fakePrepare = `
if (process.env.PREPARE_FAILS) { console.error('The e-mail in ADMIN_EMAIL is not an e-mail address.'); process.exit(1); }
console.error('migrating');
console.log(JSON.stringify({ seeded: true, admin: { email: 'first@example.test', password: 'made-up-now' } }));
`;

export class FakeRepo {
  readonly root = realpathSync(mkdtempSync(path.join(tmpdir(), 'launcher-')));
  readonly notes = path.join(this.root, 'notes.txt');
  ports: number[] = [];

  async create(): Promise<this> {
    this.ports = await freePorts(3);
    cpSync(tooling, path.join(this.root, 'tooling/start'), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    });
    const files: Record<string, string> = {
      'notes.txt': '',
      'package.json': JSON.stringify({ type: 'module', packageManager: 'pnpm@1.2.3', scripts: realScripts }),
      'pnpm-lock.yaml': '',
      'pnpm-workspace.yaml': '',
      'apps/api/dist-server/server.js': fakeServer('API_PORT'),
      'apps/api/src/cli/prepare.ts': fakePrepare,
      'apps/admin/dist-server/server.js': fakeServer('ADMIN_PORT'),
      'apps/site/.next/BUILD_ID': 'one',
      'apps/site/.next/static/a.js': '',
      'apps/site/.next/standalone/package.json': '{"type":"module"}',
      'apps/site/.next/standalone/apps/site/server.js': fakeServer('PORT'),
    };
    for (const [name, text] of Object.entries(files)) this.write(name, text);
    this.command('node_modules/.bin/turbo', 'echo "turbo $*" >> "$NOTES"; exit $TURBO_EXIT');
    this.command('fake-bin/npx', 'echo "npx $*" >> "$NOTES"');
    mkdirSync(path.join(this.root, 'node_modules/node/bin'), { recursive: true });
    symlinkSync(nodeHere, path.join(this.root, 'node_modules/node/bin/node'));
    return this;
  }

  write(name: string, text: string): void {
    const file = path.join(this.root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  readNotes(): string[] {
    return readFileSync(this.notes, 'utf8').split('\n').filter(Boolean);
  }

  run(commandLine: string[], env: Record<string, string> = {}): Run {
    const [sitePort, adminPort, apiPort] = this.ports;
    return new Run(commandLine, this.root, {
      PATH: `${path.join(this.root, 'fake-bin')}:${path.dirname(nodeHere)}:${process.env.PATH}`,
      HOME: this.root,
      NOTES: this.notes,
      SITE_PORT: String(sitePort),
      ADMIN_PORT: String(adminPort),
      API_PORT: String(apiPort),
      ...env,
    });
  }

  start(env: Record<string, string> = {}): Run {
    return this.run([nodeHere, 'tooling/start/run.mjs', 'start'], env);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private command(name: string, script: string): void {
    this.write(name, `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(this.root, name), 0o755);
  }
}

export class Run {
  output = '';
  readonly child;
  readonly exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;

  constructor([file = '', ...args]: string[], cwd: string, env: NodeJS.ProcessEnv) {
    this.child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    this.exit = new Promise((resolve) => this.child.once('close', (code, signal) => resolve({ code, signal })));
  }

  /** Rejects with the whole output if the launcher ends first. */
  waitForOutput(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const checkOutput = () => {
        if (this.output.includes(text)) resolve();
      };
      this.child.stdout.on('data', checkOutput);
      this.child.stderr.on('data', checkOutput);
      this.exit.then(() => reject(new Error(`Ended without saying "${text}":\n${this.output}`)));
      checkOutput();
    });
  }

  killGroup(signal: NodeJS.Signals): void {
    if (this.child.pid) process.kill(-this.child.pid, signal);
  }
}
