import { Server } from 'node:http';
import path from 'node:path';
import { limits } from '@fundfront/content-model/limits';
import { readAssets } from '@fundfront/web-server/assets';
import { drainServer } from '@fundfront/web-server/drainServer';
import { createLog } from '@fundfront/web-server/log';
import { Metrics } from '@fundfront/web-server/metrics';
import { serveMetrics } from '@fundfront/web-server/serveMetrics';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';

/** Milliseconds that requests under way get when the server is asked to stop. */
const drainMs = 5_000;

/** Their names change with their content. */
const isHashed = (name: string) => /^assets\/|\.v\d+\.woff2$/.test(name);

function start() {
  const env = readEnv(process.env);
  const assets = readAssets(path.join(import.meta.dirname, '../dist'), isHashed);
  const logger = createLog({ level: env.LOG_LEVEL });
  const metrics = env.METRICS_PORT === undefined ? undefined : new Metrics();
  const app = createApp({ env, assets, logger, metrics, clientAddress: (c) => getConnInfo(c).remote.address });
  const serverOptions = { keepAliveTimeout: limits.keepAliveMs };
  const server = serve({ fetch: app.fetch, port: env.ADMIN_PORT, hostname: env.HOST, serverOptions }, ({ port }) => {
    logger.info({ host: env.HOST, port }, 'listening');
  });
  if (!(server instanceof Server)) throw new Error('The staff admin speaks HTTP/1.1');
  const served = metrics && env.METRICS_PORT ? serveMetrics(metrics, env.METRICS_PORT, env.METRICS_HOST) : null;
  served?.catch(exitWithError);
  const drain = drainServer(server, drainMs);
  const stop = async (signal: string) => {
    logger.info({ signal }, 'draining');
    await drain();
    (await served)?.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop(signal));
}

function exitWithError(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

try {
  start();
} catch (error) {
  exitWithError(error);
}
