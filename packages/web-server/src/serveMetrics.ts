import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

/**
 * A server of its own, so that no proxy before the application can lead here by mistake.
 * @returns closes it
 */
export async function serveMetrics(metrics: Metrics, port: number, host: string) {
  const { registry } = metrics;
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(`METRICS_PORT ${port} cannot be opened: ${error.message}`)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
