import path from 'node:path';
import { limits } from '@fundfront/content-model/limits';
import { readAssets } from '@fundfront/web-server/assets';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';

/** Milliseconds that answers under way get when the server is asked to stop. */
const drainMs = 5_000;

/** Their names change with their content. */
const isHashed = (name: string) => /^assets\/|\.v\d+\.woff2$/.test(name);

function start() {
  const env = readEnv(process.env);
  const assets = readAssets(path.join(import.meta.dirname, '../dist'), isHashed);
  const app = createApp({ env, assets, clientAddress: (c) => getConnInfo(c).remote.address });
  const serverOptions = { keepAliveTimeout: limits.keepAliveMs };
  const server = serve({ fetch: app.fetch, port: env.ADMIN_PORT, hostname: env.HOST, serverOptions }, ({ port }) => {
    console.info(`The staff admin listens on http://${env.HOST}:${port}`);
  });
  const stop = () => {
    server.close(() => process.exit(0));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => process.exit(0), drainMs).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
