import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { limits } from '@fundfront/content-model/limits';
import { memoryVariables } from '@fundfront/start/memory';
import { root } from '@fundfront/start/paths';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  type ContainerName,
  containerFiles,
  execForm,
  readStages,
  stepsOf,
  variables,
} from '../rehearse/containerFile.ts';

const folder = path.join(import.meta.dirname, '..');
const read = (...names: string[]) => readFileSync(path.join(...names), 'utf8');
const manifest = JSON.parse(read(root, 'package.json'));
const { catalog } = parse(read(root, 'pnpm-workspace.yaml'));
const containers = Object.keys(containerFiles).filter((name): name is ContainerName => name in containerFiles);

describe.each(containers)('the container file of the %s', (name) => {
  const stages = readStages(name);
  const final = stages.at(-1);
  const names = new Set(stages.map((stage) => stage.name));

  it('is built on the Node, pnpm and turbo that the lockfile names', () => {
    const images = stages.map(({ base }) => base).filter((base) => !names.has(base));
    expect(new Set(images)).toEqual(new Set([`node:${manifest.devDependencies.node}-bookworm-slim`]));
    const [installed] = stepsOf(stages[0], 'RUN');
    expect(installed?.text).toContain(`pnpm@${manifest.devDependencies.pnpm} turbo@${catalog.turbo}`);
    expect(read(folder, 'containers', containerFiles[name])).toContain('--frozen-lockfile');
  });

  it('copies what exists: from the repository, or from an earlier stage', () => {
    const order = stages.map((stage) => stage.name);
    for (const [index, stage] of stages.entries()) {
      for (const { from, text } of stepsOf(stage, 'COPY')) {
        if (from) expect(order.slice(0, index)).toContain(from);
        else expect(existsSync(path.join(root, text.split(' ')[0] ?? ''))).toBe(true);
      }
    }
    for (const { text } of stepsOf(final, 'COPY').filter(({ from }) => !from))
      expect(text).toBe('nothing from the context');
  });

  it('runs as another user than root, tells whether it is well, and starts a file of its own', () => {
    expect(stepsOf(final, 'USER').map(({ text }) => text)).toEqual(['node']);
    expect(execForm(stepsOf(final, 'HEALTHCHECK')[0]?.text ?? '').join(' ')).toContain('http://127.0.0.1:');
    expect(execForm(stepsOf(final, 'CMD')[0]?.text ?? '')[0]).toBe('node');
    const order = final?.steps.map(({ keyword }) => keyword) ?? [];
    expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'));
  });

  it('keeps its memory as the launcher does', () => {
    const texts = stepsOf(final, 'ENV').map(({ text }) => variables(text));
    expect(Object.assign({}, ...texts)).toMatchObject(memoryVariables);
  });

  it('holds no secret', () => {
    for (const stage of stages) {
      for (const { text } of [...stepsOf(stage, 'ENV'), ...stepsOf(stage, 'ARG')]) {
        expect(text).not.toMatch(/SECRET|PASSWORD|KEY|TOKEN|_URL/);
      }
    }
  });
});

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  user?: string;
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, unknown>;
  volumes?: string[];
  stop_grace_period?: string;
}

describe('the compose file', () => {
  const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
    read(folder, 'compose.yaml'),
    {
      merge: true,
    },
  );
  const services = Object.entries(compose.services);

  it('names services, volumes, files and versions that exist', () => {
    for (const [name, { image, build, depends_on = [], volumes = [] }] of services) {
      expect([name, image]).toEqual([name, expect.stringMatching(/:(\d|RELEASE|v\d|\$\{RELEASE)/)]);
      if (build) expect(existsSync(path.join(folder, build.context, build.dockerfile))).toBe(true);
      const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const other of others) expect(compose.services).toHaveProperty([other]);
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('./')) expect(existsSync(path.join(folder, source))).toBe(true);
        else if (!source.startsWith('$')) expect(compose.volumes).toHaveProperty([source]);
      }
    }
  });

  it('gives secrets from outside alone, and to nobody who has no use for them', () => {
    for (const [name, { environment = {} }] of services) {
      for (const [variable, value] of Object.entries(environment)) {
        if (/SECRET|PASSWORD|SMTP/.test(variable)) expect(`${variable}=${value}`).toMatch(/=\$\{\w+:\?\}$/);
      }
      if (/^(site|admin)/.test(name))
        expect(Object.keys(environment).join()).not.toMatch(/SESSION|PRIVACY|DATABASE|S3_|SMTP/);
      if (name.startsWith('admin')) expect(environment).not.toHaveProperty('REVALIDATE_SECRET');
    }
  });

  it('runs two of each, and tells both sites of a change', () => {
    const of = (app: string) => Object.keys(compose.services).filter((name) => name.startsWith(`${app}-`));
    for (const app of containers) expect(of(app)).toHaveLength(2);
    const siteHosts = compose.services['api-1']?.environment?.SITE_URL?.split(',').map((url) => new URL(url).hostname);
    expect(siteHosts).toEqual(of('site'));
  });
});

describe('the configuration of nginx', () => {
  const servers = read(folder, 'nginx/fundfront.conf');

  it('lets through what the product takes, and not much more', () => {
    const [, megabytes] = /^client_max_body_size (\d+)m;$/m.exec(servers) ?? [];
    const bytes = Number(megabytes) * 2 ** 20;
    expect(bytes).toBeGreaterThan(Math.max(limits.uploadBytes, limits.importBytes));
    expect(bytes).toBeLessThan(limits.uploadBytes * 1.2);
  });

  it('never sends twice what may have changed something', () => {
    expect(servers.match(/^proxy_next_upstream .*$/gm)).toEqual([expect.not.stringContaining('non_idempotent')]);
  });

  it('believes no address that a client claims', () => {
    expect(servers).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(servers).not.toContain('proxy_add_x_forwarded_for');
  });

  it('knows the same instances in both kinds of installation', () => {
    const [units, compose] = ['upstreams.conf', 'upstreams.compose.conf'].map((name) => read(folder, 'nginx', name));
    const shape = (text = '') =>
      text
        .replace(/^#.*\n/gm, '')
        .replace(/server \S+:\d+ /g, 'server … ')
        .replace(/listen [\d.:]+;/, 'listen …;');
    expect(shape(compose)).toBe(shape(units));
  });
});

describe('the systemd units', () => {
  const folderOfUnits = path.join(folder, 'systemd');
  const units = readdirSync(folderOfUnits).filter((name) => name.endsWith('.service'));
  const settingOf = (unit: string, key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1];

  it.each(units)('%s starts a file that exists or that a build makes, and is shut in', (name) => {
    const unit = read(folderOfUnits, name);
    const inRelease = (file = '') => file.replace('/opt/fundfront/current/', '');
    const [, script] = /\/bin\/node (\S+\.(?:ts|js))/.exec(settingOf(unit, 'ExecStart') ?? '') ?? [];
    const file = path.join(inRelease(settingOf(unit, 'WorkingDirectory')), script ?? '');
    const bundles = ['api', 'admin'].map((app) => `apps/${app}/dist-server/server.js`);
    const built = ['apps/site/.next/standalone/apps/site/server.js', ...bundles];
    expect(built.includes(file) || existsSync(path.join(root, file))).toBe(true);
    for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'DynamicUser=yes', 'CapabilityBoundingSet=']) {
      expect(unit.split('\n')).toContain(line);
    }
  });

  it.each(containers)('the one of the %s keeps its memory as the launcher does', (app) => {
    const lines = read(folderOfUnits, `fundfront-${app}@.service`).split('\n');
    const { NODE_OPTIONS, ...others } = memoryVariables;
    expect(lines).toContain(`Environment="NODE_OPTIONS=${NODE_OPTIONS}"`);
    const pairs = Object.entries(others).map(([name, value]) => `${name}=${value}`);
    expect(lines).toContain(`Environment=${pairs.join(' ')}`);
  });

  it.each([
    ['api', 'apps/api/src/server.ts'],
    ['site', 'apps/site/server/main.ts'],
    ['admin', 'apps/admin/server/server.ts'],
  ])('%s has longer to stop than it drains', (app, file) => {
    const code = read(root, file) + read(root, 'packages/web-server/src/drainServer.ts');
    const times = [...code.matchAll(/const (?:lead|drain)Ms = ([\d_]+)/g)];
    const drainSeconds = times.reduce((sum, [, ms = '']) => sum + Number(ms.replaceAll('_', '')), 0) / 1_000;
    const stops = Number.parseInt(
      settingOf(read(folderOfUnits, `fundfront-${app}@.service`), 'TimeoutStopSec') ?? '',
      10,
    );
    expect(times).toHaveLength(2);
    expect(stops).toBeGreaterThan(drainSeconds);
  });
});
