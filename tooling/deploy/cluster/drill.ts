import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from '@fundfront/api-client';
import { contentTypes, isContentTypeName } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { apiAs, type Person } from '@fundfront/e2e/harness';
import { root } from '@fundfront/start/paths';
import { Client as Database } from 'pg';
import { keepChunks } from '../keepChunks.mjs';
import type { App, Cluster, Instance } from './cluster.ts';
import { ask, type Visitors, visitedDuring } from './visitors.ts';

export interface Finding {
  what: string;
  passed: boolean;
  seen: string;
}

const liveMs = 15_000;
const publishedPath = '/about-us/mission-and-vission';
const never = new AbortController().signal;

const of = (cluster: Cluster, app: App) => cluster.instances.filter((instance) => instance.app === app);
const addressOf = ({ port }: Instance) => `http://127.0.0.1:${port}`;

async function until(condition: () => Promise<boolean>, withinMs: number): Promise<number | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < withinMs) {
    if (await condition()) return Math.round(performance.now() - startedAt);
    await sleep(20);
  }
  return null;
}

async function entryAt(editor: Client, publicPath: string) {
  const { id, type, locale } = await editor.call(calls.findByPath, { query: { path: publicPath } });
  if (!isContentTypeName(type)) throw new Error(`No content type is called ${type}`);
  return { type: contentTypes[type].path, id, locale };
}

async function saveTitle(editor: Client, params: Awaited<ReturnType<typeof entryAt>>, title: string) {
  const { version, data } = await editor.call(calls.getEntry, { params });
  return editor.call(calls.saveEntry, { params, body: { version, data: { ...data, title } } });
}

const shows = async (site: Instance, title: string) =>
  (await (await fetch(addressOf(site) + publishedPath)).text()).includes(title);

async function publishShowsOnBoth(cluster: Cluster, editor: Client): Promise<Finding> {
  const params = await entryAt(editor, publishedPath);
  const slowest: number[] = [];
  const rounds = 10;
  for (let round = 0; round < rounds; round += 1) {
    const title = `Drill ${round} of ${Date.now()}`;
    const { version } = await saveTitle(editor, params, title);
    await editor.call(calls.publishEntry, { params, body: { version } });
    const times = await Promise.all(of(cluster, 'site').map((site) => until(() => shows(site, title), liveMs)));
    for (const time of times) if (time !== null) slowest.push(time);
  }
  const passed = slowest.length === rounds * 2;
  const seen = `${slowest.length} of ${rounds * 2} pages new after the answer, the latest ${Math.max(...slowest)} ms later`;
  return { what: 'A publish shows on both sites', passed, seen };
}

/** The first content is announced to the sites as one great change; nothing is measured while they render it. */
async function settle(cluster: Cluster, editor: Client): Promise<void> {
  const settledMs = 300_000;
  const params = await entryAt(editor, publishedPath);
  const title = `Settled ${Date.now()}`;
  const { version } = await saveTitle(editor, params, title);
  await editor.call(calls.publishEntry, { params, body: { version } });
  await Promise.all(of(cluster, 'site').map((site) => until(() => shows(site, title), settledMs)));
}

async function sessionEndsOnBoth(cluster: Cluster, person: Person): Promise<Finding> {
  const [one, two] = of(cluster, 'api').map((api) => createClient({ prefix: addressOf(api) }));
  if (!one || !two) throw new Error('A cluster has two APIs.');
  const { token } = await one.call(calls.login, { body: person });
  const body = { access_token: token };
  const check = async (client: Client) => (await client.call(calls.checkSession, { body })).status;
  const before = await Promise.all([one, two].map(check));
  await one.call(calls.logout, { body });
  const after = await Promise.all([one, two].map(check));
  const passed = before.every((status) => status === 200) && after.every((status) => status === 401);
  return { what: 'A session that ends at one API has ended at the other', passed, seen: `${before} → ${after}` };
}

async function jobRunsOnce(cluster: Cluster, editor: Client): Promise<Finding> {
  const params = await entryAt(editor, publishedPath);
  const { version } = await saveTitle(editor, params, `Scheduled ${Date.now()}`);
  const changes = [{ entryId: params.id, locale: params.locale, action: 'publish' as const }];
  const runAt = new Date(Date.now() + 3_000).toISOString();
  const { id } = await editor.call(calls.createRelease, { body: { title: null, changes, runAt } });
  const done = async () => (await editor.call(calls.getRelease, { params: { id } })).state === 'done';
  const time = await until(done, 60_000);
  const database = new Database({ connectionString: cluster.databaseUrl });
  await database.connect();
  try {
    // A second run some seconds later would be no better.
    await sleep(5_000);
    const { rows } = await database.query<{ runs: number }>(
      'select count(*)::int as runs from publication where entry_id = $1 and locale = $2 and version = $3',
      [params.id, params.locale, version],
    );
    const runs = rows[0]?.runs ?? 0;
    return { what: 'A scheduled job runs once', passed: time !== null && runs === 1, seen: `${runs} publication` };
  } finally {
    await database.end();
  }
}

function judge(what: string, { requests, failures, slowestMs }: Visitors): Finding {
  const failed = [...failures].map(([failure, times]) => `${failure} × ${times}`).join('; ');
  const seen = `${requests} requests, ${failed || 'none failed'}, slowest ${Math.round(slowestMs)} ms`;
  return { what, passed: failures.size === 0 && requests > 0, seen };
}

/** By -9, one instance of each; each is started again as systemd would. */
async function killEach(cluster: Cluster): Promise<void> {
  for (const app of ['site', 'api', 'admin'] as const) {
    const [instance] = of(cluster, app);
    await sleep(1_000);
    await instance?.server.kill();
    await sleep(1_500);
    instance?.server.start();
    await instance?.server.ready(never);
  }
  await sleep(1_000);
}

async function rollEach(cluster: Cluster): Promise<void> {
  for (const app of ['api', 'site', 'admin'] as const) {
    for (const { port, server } of of(cluster, app)) {
      await cluster.nginx.passOver(new Set([port]));
      await server.stop();
      server.start();
      await server.ready(never);
      await cluster.nginx.passOver(new Set());
    }
  }
}

const oldChunks = {
  site: '/_next/static/chunks/of-the-release-before.js',
  admin: '/assets/of-the-release-before.js',
};

/** What nginx keeps of the release before: here a file for each application that no running instance has. */
function keepOlderRelease(cluster: Cluster): void {
  const before = path.join(cluster.folder, 'release-before');
  const write = (file: string) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'export const release = "before";\n');
  };
  write(path.join(before, 'apps/site/.next', oldChunks.site.replace('/_next/', '')));
  write(path.join(before, 'apps/admin/dist', oldChunks.admin));
  const chunks = path.join(cluster.folder, 'nginx/chunks');
  keepChunks(before, chunks, 'release-before');
  keepChunks(root, chunks, 'this-release');
}

const filesIn = (html: string, pattern: RegExp) => [...new Set(html.match(pattern) ?? [])].slice(0, 4);

export async function drill(cluster: Cluster, person: Person, certificate: Buffer): Promise<Finding[]> {
  keepOlderRelease(cluster);
  const get = (url: string) => ask({ url, certificate }, new Agent());
  const [home, staff] = await Promise.all([get(`${cluster.site}/home`), get(`${cluster.admin}/`)]);
  const urls = [
    ...['/home', '/ur', publishedPath, '/search?q=fund', oldChunks.site].map((address) => cluster.site + address),
    ...filesIn(home.body, /\/(?:_next\/static|islands)\/[\w./~-]+\.(?:js|css)/g).map(
      (address) => cluster.site + address,
    ),
    ...['/', '/config.json', `${calls.getCutOffs.path}?locale=en`, oldChunks.admin].map(
      (address) => cluster.admin + address,
    ),
    ...filesIn(staff.body, /\/assets\/[\w.-]+\.(?:js|css)/g).map((address) => cluster.admin + address),
  ];
  const editor = apiAs(cluster.apiGate, person);
  await settle(cluster, editor);
  const findings: Finding[] = [await publishShowsOnBoth(cluster, editor), await jobRunsOnce(cluster, editor)];
  findings.push(
    judge('One of each is killed (-9) under load', await visitedDuring(urls, certificate, () => killEach(cluster))),
  );
  findings.push(
    judge(
      'Rolling restart of all, with chunks of the release before',
      await visitedDuring(urls, certificate, () => rollEach(cluster)),
    ),
  );
  findings.push({ ...(await publishShowsOnBoth(cluster, editor)), what: 'A publish shows on both sites afterwards' });
  // Last: it ends the editor's session, too.
  findings.push(await sessionEndsOnBoth(cluster, person));
  return findings;
}
