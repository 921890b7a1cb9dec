import { serve } from '@hono/node-server';
import { openDb } from './db/client.ts';
import { readEnv } from './env.ts';
import { endWith } from './halt.ts';
import { createApp } from './http/app.ts';
import { createLog } from './log.ts';
import { authenticate } from './modules/session/authenticate.ts';
import { systemClock } from './ports/clock.ts';
import { fakeSite } from './ports/fakeSite.ts';
import { memoryFiles } from './ports/files.ts';
import { openSecrets } from './secrets.ts';

async function start(): Promise<void> {
  const env = readEnv();
  const log = createLog(env);
  const handle = await openDb({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  await handle.migrate();
  const ports = { clock: systemClock, site: fakeSite(), files: memoryFiles() };
  const app = createApp({ handle, env, log, ports, secrets: openSecrets(env) }, authenticate);
  serve({ fetch: app.hono.fetch, port: env.API_PORT, hostname: env.HOST }, () =>
    log.info({ port: env.API_PORT, database: handle.kind }, 'listening'),
  );
}

start().catch(endWith);
