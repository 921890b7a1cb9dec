import { Server } from 'node:http';
import path from 'node:path';
import { limits } from '@fundfront/content-model/limits';
import { readAssets } from '@fundfront/web-server/assets';
import { drainServer } from '@fundfront/web-server/drainServer';
import { createLog } from '@fundfront/web-server/log';
import { Metrics } from '@fundfront/web-server/metrics';
import { serveMetrics } from '@fundfront/web-server/serveMetrics';
import { startTelemetry } from '@fundfront/web-server/tracing';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';

/** Milliseconds that requests under way get when the server is asked to stop. */
const drainMs = 5_000;

/** Their names change with their content. */
const isHashed = (name: string) => /^assets\/|\.v\d+\.woff2$/.test(name);

async function start() {
  const env = readEnv(process.env);
  const assets = readAssets(path.join(import.meta.dirname, '../dist'), isHashed);
  const logger = createLog({ level: env.LOG_LEVEL });
  const isWatched = env.METRICS_PORT !== undefined || env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
  const metrics = isWatched ? new Metrics() : undefined;
  const stopTelemetry = await startTelemetry('fundfront-admin', env, metrics);
  const app = createApp({ env, assets, logger, metrics, clientAddress: (c) => getConnInfo(c).remote.address });
  const serverOptions = { keepAliveTimeout: limits.keepAliveMs };
  const server = serve({ fetch: app.fetch, port: env.ADMIN_PORT, hostname: env.HOST, serverOptions }, ({ port }) => {
    logger.info({ host: env.HOST, port }, 'listening');
  });
  if (!(server instanceof Server)) throw new Error('The staff admin speaks HTTP/1.1');
  const served = metrics && env.METRICS_PORT ? await serveMetrics(metrics, env.METRICS_PORT, env.METRICS_HOST) : null;
  const drain = drainServer(server, drainMs);
  const stop = async (signal: string) => {
    logger.info({ signal }, 'draining');
    await drain();
    served?.close();
    await stopTelemetry();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop(signal));
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
