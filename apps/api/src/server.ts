import { Server } from 'node:http';
import { limits } from '@fundfront/content-model/limits';
import { drainServer } from '@fundfront/web-server/drainServer';
import { Metrics } from '@fundfront/web-server/metrics';
import { serveMetrics } from '@fundfront/web-server/serveMetrics';
import { inSpan, startTelemetry } from '@fundfront/web-server/tracing';
import { serve } from '@hono/node-server';
import { createApp, systemCtx } from './http/app.ts';
import { exposeMetrics } from './modules/operations/exposeMetrics.ts';
import { startDispatcher } from './modules/outbox/startDispatcher.ts';
import { remindOfRelease } from './modules/release/remind.ts';
import { runDueReleases, runRelease } from './modules/release/runRelease.ts';
import { authenticate } from './modules/session/authenticate.ts';
import { attemptDelivery } from './modules/webhooks/attemptDelivery.ts';
import { openBase } from './openBase.ts';
import { exitWithError, StartupError } from './startupError.ts';

/** Milliseconds that requests under way get when the API is asked to stop. */
const drainMs = 10_000;

function listen(fetch: (request: Request) => Response | Promise<Response>, port: number, hostname: string) {
  return new Promise<Server>((resolve, reject) => {
    const serverOptions = { keepAliveTimeout: limits.keepAliveMs };
    const server = serve({ fetch, port, hostname, serverOptions }, () => {
      if (server instanceof Server) resolve(server);
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new StartupError(`API_PORT ${port} is in use by another process.`) : error),
    );
  });
}

async function start(): Promise<void> {
  const base = await openBase();
  const { handle, env, log, jobs } = base;
  const isWatched = env.METRICS_PORT !== undefined || env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
  const metrics = isWatched ? new Metrics() : undefined;
  const stopTelemetry = await startTelemetry('fundfront-api', env, metrics);
  const app = createApp(base, authenticate, metrics);
  const ctx = systemCtx(base, 'system');
  if (metrics) exposeMetrics(metrics, ctx, app.responseCache);
  // Before the first request: a transaction that schedules needs them open.
  const stopJobs = await jobs.work({
    release: (id) => inSpan('job release', {}, () => runRelease(ctx, id)),
    'release-reminder': (id) => inSpan('job release-reminder', {}, () => remindOfRelease(ctx, id)),
    webhook: (id) => inSpan('job webhook', {}, () => attemptDelivery(ctx, id)),
  });
  await runDueReleases(ctx);
  const server = await listen(app.hono.fetch, env.API_PORT, env.HOST);
  const served = metrics && env.METRICS_PORT ? await serveMetrics(metrics, env.METRICS_PORT, env.METRICS_HOST) : null;
  const drain = drainServer(server, drainMs);
  const stopDispatcher = startDispatcher(ctx);
  log.info({ host: env.HOST, port: env.API_PORT, database: handle.kind }, 'listening');

  const stop = async (signal: string) => {
    log.info({ signal }, 'draining');
    await drain();
    served?.close();
    await Promise.all([stopDispatcher(), stopJobs()]);
    await handle.close();
    await stopTelemetry();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop(signal).catch(exitWithError));
  // Where it is not installed whole, this ends here: later, each picture would count as broken.
  await import('sharp');
}

start().catch(exitWithError);
