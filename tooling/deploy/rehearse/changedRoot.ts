import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeBinary } from '@fundfront/start/paths';

/** Of this machine, read by whatever runs in the changed root; the rest of that root is its own. */
const shared = ['usr', 'bin', 'lib', 'lib64', 'sbin', 'dev', 'proc'];
const copied = ['ssl', 'ca-certificates', 'alternatives', 'ld.so.cache', 'resolv.conf', 'hosts', 'nsswitch.conf'];

/** What the image of Node has, as far as the container files use it: that Node with npm, and a user `node`. */
export function makeBase(folder: string): void {
  for (const name of [...shared, 'etc', 'tmp', 'root', 'usr-local/bin', 'usr-local/lib/node_modules']) {
    mkdirSync(path.join(folder, name), { recursive: true });
  }
  for (const name of copied) {
    if (existsSync(`/etc/${name}`))
      cpSync(`/etc/${name}`, path.join(folder, 'etc', name), { recursive: true, verbatimSymlinks: true });
  }
  writeFileSync(path.join(folder, 'etc/passwd'), 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/tmp:/bin/sh\n');
  writeFileSync(path.join(folder, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
  execFileSync('chmod', ['1777', path.join(folder, 'tmp')]);
  cpSync(realpathSync(nodeBinary), path.join(folder, 'usr-local/bin/node'));
  const npm = realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim());
  cpSync(path.resolve(npm, '../..'), path.join(folder, 'usr-local/lib/node_modules/npm'), { recursive: true });
  execFileSync('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', path.join(folder, 'usr-local/bin/npm')]);
}

export interface Run {
  folder: string;
  workdir: string;
  user: 'root' | 'node';
  env: Readonly<Record<string, string>>;
  mounts?: Readonly<Record<string, string>>;
}

function arguments_({ folder, workdir, user, mounts = {} }: Run, command: readonly string[]): string[] {
  const mount = (from: string, to: string) => `mkdir -p "${folder}${to}" && mount --rbind "${from}" "${folder}${to}"`;
  const mounted = [
    ...shared.map((name) => mount(`/${name}`, `/${name}`)),
    mount(`${folder}/usr-local`, '/usr/local'),
    ...Object.entries(mounts).map(([to, from]) => mount(from, to)),
  ];
  const userspec = user === 'node' ? ['--userspec=1000:1000'] : [];
  const enter = `exec /usr/sbin/chroot ${userspec.join(' ')} "${folder}" /bin/sh -c 'cd "$0" && exec "$@"' "${workdir}" "$@"`;
  return ['--mount', '--propagation', 'private', 'sh', '-c', [...mounted, enter].join(' && '), 'sh', ...command];
}

const environment = (run: Run) => ({
  PATH: '/usr/local/bin:/usr/bin:/bin',
  HOME: run.user === 'node' ? '/tmp' : '/root',
  ...run.env,
});

export function runIn(run: Run, command: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync('unshare', arguments_(run, command), {
    env: environment(run),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${`${stdout}\n${stderr}`.slice(-3_000)}`);
}

export function startIn(run: Run, command: readonly string[], onOutput: (text: string) => void): ChildProcess {
  const child = spawn('unshare', arguments_(run, command), {
    env: environment(run),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.on('data', (data: Buffer) => onOutput(data.toString()));
  child.stderr?.on('data', (data: Buffer) => onOutput(data.toString()));
  return child;
}
