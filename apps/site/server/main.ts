import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import path from 'node:path';
import { drainServer } from '@fundfront/web-server/drainServer';
import { createLog, type Logger } from '@fundfront/web-server/log';
import { Metrics } from '@fundfront/web-server/metrics';
import { serveMetrics } from '@fundfront/web-server/serveMetrics';
import { startTelemetry } from '@fundfront/web-server/tracing';
import { parseEnv } from '../src/env.ts';
import { createPageServer } from './createPageServer.ts';
import { Renderer } from './renderer.ts';

/** Milliseconds that requests under way get when the server is asked to stop. */
const drainMs = 8_000;

const folder = import.meta.dirname;
const isDevelopment = process.argv.includes('--dev');

function startRenderer(logger: Logger): Renderer {
  const log = (sentence: string) => logger.warn(sentence);
  if (isDevelopment) {
    const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
    return new Renderer({ script: next, args: ['dev'], cwd: path.resolve(folder, '..'), env: process.env, log });
  }
  const script = path.join(folder, 'next-server.js');
  return new Renderer({ script, preload: path.join(folder, 'rendererContext.js'), cwd: folder, env: process.env, log });
}

/** The web socket by which Next reloads in development. */
function forwardUpgrades(server: Server, renderer: Renderer): void {
  server.on('upgrade', async ({ method, url, rawHeaders }, socket, head) => {
    const { port } = await renderer.origin();
    const upstream = connect(port, '127.0.0.1', () => {
      const lines = rawHeaders.map((each, index) => (index % 2 === 0 ? `\r\n${each}: ` : each));
      upstream.write(`${method} ${url} HTTP/1.1${lines.join('')}\r\n\r\n`);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    for (const end of [socket, upstream]) {
      end.on('error', () => {
        socket.destroy();
        upstream.destroy();
      });
    }
  });
}

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  const logger = createLog({ level: env.LOG_LEVEL });
  const renderer = startRenderer(logger);
  const isWatched = env.METRICS_PORT !== undefined || env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
  const metrics = isWatched ? new Metrics() : undefined;
  const stopTelemetry = await startTelemetry('fundfront-site', env, metrics);
  const built = isDevelopment ? null : folder;
  const { server, connections, store, shared } = createPageServer({ env, renderer, folder: built, logger, metrics });
  if (isDevelopment) forwardUpgrades(server, renderer);
  server.listen(env.PORT, env.HOSTNAME, () => logger.info({ host: env.HOSTNAME, port: env.PORT }, 'listening'));
  const served = metrics && env.METRICS_PORT ? await serveMetrics(metrics, env.METRICS_PORT, env.METRICS_HOST) : null;
  const drain = drainServer(server, drainMs, connections);
  const stop = async (signal: string) => {
    logger.info({ signal }, 'draining');
    await drain();
    shared?.stop();
    served?.close();
    await stopTelemetry();
    await Promise.all([renderer.stop(), store.flush()]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop(signal));
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
