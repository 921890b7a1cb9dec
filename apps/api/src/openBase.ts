import path from 'node:path';
import { openDb } from './db/client.ts';
import { readEnv } from './env.ts';
import type { Base } from './http/app.ts';
import { createLog } from './log.ts';
import { systemClock } from './ports/clock.ts';
import { diskFiles } from './ports/files.ts';
import { httpSite, noSite } from './ports/httpSite.ts';
import { openSecrets } from './secrets.ts';

/** Everything that a process of the API works with, put together from the environment; the database is migrated. */
export async function openBase(): Promise<Base> {
  const env = readEnv();
  const log = createLog(env);
  const secrets = openSecrets(env);
  const handle = await openDb({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  await handle.migrate();
  const site = env.SITE_URL ? httpSite({ url: env.SITE_URL, secret: secrets.revalidate }) : noSite;
  const files = diskFiles(path.join(env.DATA_DIR, 'files'));
  return { handle, env, log, secrets, ports: { clock: systemClock, site, files } };
}
