import { createHmac } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { revalidationPath, signatureHeader, siteStatusPath } from '@fundfront/content-model/wire';
import { Metrics } from '@fundfront/web-server/metrics';
import { pino } from 'pino';
import { parseEnv } from '../../src/env.ts';
import { createPageServer } from '../createPageServer.ts';
import { Renderer } from '../renderer.ts';

interface LogLine {
  level: number;
  msg: string;
  requestId?: string;
  path?: string;
  status?: number;
}

export const secret = 'a-secret-for-tests-of-at-least-32-characters';

export async function runPageServer(folder: string, settings: Record<string, string>) {
  mkdirSync(path.join(folder, '.next/static/chunks'), { recursive: true });
  mkdirSync(path.join(folder, 'public'), { recursive: true });
  const env = parseEnv({ REVALIDATE_SECRET: secret, PUBLIC_SITE_URL: 'https://www.example.com', ...settings });
  const script = path.join(import.meta.dirname, 'fakeRenderer.ts');
  const metrics = new Metrics();
  const preload = path.join(import.meta.dirname, '../rendererContext.ts');
  const logged: LogLine[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const logger = pino({ base: null, timestamp: false }, stream);
  const renderer = new Renderer({ script, preload, cwd: folder, env: { ...process.env, ...settings }, log: () => {} });
  const { server, connections, store, shared } = createPageServer({ env, renderer, folder, logger, metrics });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const send = (path: string, message: object, key = secret) => {
    const body = JSON.stringify(message);
    const headers = { [signatureHeader]: createHmac('sha256', key).update(body).digest('hex') };
    return fetch(origin + path, { method: 'POST', body, headers });
  };
  return {
    origin,
    renderer,
    shared,
    logged,
    metrics: () => metrics.registry.metrics(),
    warnings: () => logged.filter(({ level }) => level === 40).map(({ msg }) => msg),
    async read(url: string) {
      const response = await fetch(origin + url);
      return [response.status, /<body>(.*)<\/body>/.exec(await response.text())?.[1]];
    },
    async announce(tags: string[], paths: string[], key = secret) {
      return (await send(revalidationPath, { tags, paths, sentAt: Date.now() }, key)).status;
    },
    async shownAfter(tags: string[], paths: string[]) {
      return (await send(revalidationPath, { tags, paths, sentAt: Date.now() })).json();
    },
    status: (key = secret, sentAt = Date.now()) => send(siteStatusPath, { sentAt }, key),
    async stop() {
      shared?.stop();
      server.closeAllConnections();
      connections?.close();
      server.close();
      await Promise.all([renderer.stop(), store.flush()]);
    },
  };
}

export type RunningPageServer = Awaited<ReturnType<typeof runPageServer>>;
