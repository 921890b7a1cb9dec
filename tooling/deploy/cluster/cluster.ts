import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@fundfront/start/paths';
import { freePorts } from '@fundfront/start/ports';
import { type PrepareResult, prepareData } from '@fundfront/start/prepare';
import { Server } from '@fundfront/start/server';
import { appEnvironments, serverConfigs } from '@fundfront/start/serverConfigs';
import { prepareSiteFolder } from '@fundfront/start/siteFolder';
import S3rver from 's3rver';
import { keepChunks } from '../keepChunks.mjs';
import { Nginx, names, type Ports } from './nginx.ts';
import { makeDatabase, type Services } from './requirements.ts';

export type App = 'api' | 'site' | 'admin';

export interface Instance {
  app: App;
  port: number;
  server: Server;
}

export interface Cluster {
  site: string;
  admin: string;
  apiGate: string;
  httpsPort: number;
  databaseUrl: string;
  folder: string;
  nginx: Nginx;
  instances: readonly Instance[];
  administrator: PrepareResult['admin'];
  stop(): Promise<void>;
}

export interface ClusterOptions {
  services: Services;
  folder: string;
  database: string;
  fresh: boolean;
  httpsPort: number;
  env: NodeJS.ProcessEnv;
  log: (label: string, line: string) => void;
}

const bucket = 'fundfront';
const restartMs = 1_000;

/** Kept in the folder, so that a second start knows what the first sealed. */
function secretsIn(folder: string): Record<string, string> {
  const file = path.join(folder, 'secrets.json');
  if (!existsSync(file)) {
    const made = ['REVALIDATE_SECRET', 'SESSION_SECRET', 'PRIVACY_SECRET'].map((name) => [
      name,
      randomBytes(32).toString('base64url'),
    ]);
    writeFileSync(file, JSON.stringify(Object.fromEntries(made)), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function startStore(folder: string) {
  const directory = path.join(folder, 's3');
  mkdirSync(directory, { recursive: true });
  const buckets = [{ name: bucket, configs: [] }];
  const store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: buckets });
  const { port } = await store.run();
  const env = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_FORCE_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { env, stop: () => store.close() };
}

async function choosePorts(https: number): Promise<Ports> {
  const ports = await freePorts(8);
  const [http = 0, apiGate = 0, api1 = 0, api2 = 0, site1 = 0, site2 = 0, admin1 = 0, admin2 = 0] = ports;
  return { https, http, apiGate, api: [api1, api2], site: [site1, site2], admin: [admin1, admin2] };
}

function supervise(config: ConstructorParameters<typeof Server>[0], log: ClusterOptions['log']): Server {
  const server: Server = new Server(config, log, (sentence) => {
    log(config.label, sentence);
    setTimeout(() => server.start(), restartMs).unref();
  });
  return server;
}

function makeInstances(ports: Ports, env: NodeJS.ProcessEnv, { folder, log }: ClusterOptions): Instance[] {
  const numbers = [0, 1] as const;
  return numbers.flatMap((index) => {
    const settings = {
      sitePort: ports.site[index],
      adminPort: ports.admin[index],
      apiPort: ports.api[index],
      host: '127.0.0.1',
      dataDir: path.join(folder, `instance-${index + 1}`),
      publicSiteUrl: `https://${names.site}:${ports.https}`,
      publicAdminUrl: `https://${names.admin}:${ports.https}`,
    };
    mkdirSync(settings.dataDir, { recursive: true });
    const own = appEnvironments(settings, env.REVALIDATE_SECRET ?? '', env);
    const front = { API_URL: `http://127.0.0.1:${ports.apiGate}`, TRUST_PROXY: 'true', REDIS_URL: env.REDIS_URL };
    const configs = serverConfigs(
      settings,
      {
        api: { ...own.api, SITE_URL: ports.site.map((port) => `http://127.0.0.1:${port}`).join(',') },
        site: { ...own.site, ...front },
        admin: { ...own.admin, ...front },
      },
      prepareSiteFolder(settings, env),
    );
    const instance = (app: App, port: number): Instance => {
      const config = { ...configs[app], name: `${configs[app].name} ${index + 1}`, label: `${app}-${index + 1}` };
      return { app, port, server: supervise(config, log) };
    };
    return [
      instance('api', settings.apiPort),
      instance('site', settings.sitePort),
      instance('admin', settings.adminPort),
    ];
  });
}

/** Two of each application, behind nginx as it is shipped. Needs a build. Resolves when all answer. */
export async function startCluster(options: ClusterOptions, signal: AbortSignal): Promise<Cluster> {
  const { services, folder, database, fresh, httpsPort, log } = options;
  if (fresh) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const databaseUrl = await makeDatabase(services.databaseUrl, database, fresh);
  const store = await startStore(folder);
  const ports = await choosePorts(httpsPort);
  const env = {
    ...options.env,
    ...secretsIn(folder),
    ...store.env,
    DATABASE_URL: databaseUrl,
    REDIS_URL: services.redisUrl,
  };
  const instances = makeInstances(ports, env, options);
  const nginxFolder = path.join(folder, 'nginx');
  const nginx = new Nginx(nginxFolder, ports);
  keepChunks(root, path.join(nginxFolder, 'chunks'), 'this-release');
  const of = (app: App) => instances.filter((instance) => instance.app === app);
  const stop = async () => {
    await nginx.stop();
    await Promise.all([...of('site'), ...of('admin')].map(({ server }) => server.stop()));
    await Promise.all(of('api').map(({ server }) => server.stop()));
    await store.stop();
  };
  try {
    const [first] = of('api');
    const { admin } = await prepareData(first?.server.config.env ?? env, signal, log);
    nginx.start();
    for (const app of ['api', 'site', 'admin'] as const) {
      for (const { server } of of(app)) server.start();
      await Promise.all(of(app).map(({ server }) => server.ready(signal)));
    }
    return {
      site: `https://${names.site}:${ports.https}`,
      admin: `https://${names.admin}:${ports.https}`,
      apiGate: `http://127.0.0.1:${ports.apiGate}`,
      httpsPort,
      databaseUrl,
      folder,
      nginx,
      instances,
      administrator: admin,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
