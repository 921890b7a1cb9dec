import { type Handle, openDb } from './db/client.ts';
import { isConnectionError } from './db/isConnectionError.ts';
import { readEnv } from './env.ts';
import type { Base } from './http/app.ts';
import { createLog } from './log.ts';
import { systemClock } from './ports/clock.ts';
import { httpSite, noSite } from './ports/httpSite.ts';
import { openCaptcha } from './ports/openCaptcha.ts';
import { openFiles } from './ports/openFiles.ts';
import { openMail } from './ports/openMail.ts';
import { openSecrets } from './secrets.ts';
import { StartupError } from './startupError.ts';

async function migrated(handle: Handle): Promise<void> {
  try {
    await handle.migrate();
  } catch (error) {
    await handle.close();
    if (!isConnectionError(error)) throw error;
    throw new StartupError(
      'DATABASE_URL names a database server that does not answer. Start it, or correct the address.',
    );
  }
}

/** Everything that a process of the API works with, put together from the environment; the database is migrated. */
export async function openBase(): Promise<Base> {
  const env = readEnv();
  const log = createLog(env);
  const secrets = openSecrets(env);
  const handle = await openDb({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  await migrated(handle);
  const site = env.SITE_URL ? httpSite({ url: env.SITE_URL, secret: secrets.revalidate }) : noSite;
  const files = await openFiles(env);
  const mail = openMail(env, log);
  const captcha = openCaptcha(env, secrets);
  return { handle, env, log, secrets, ports: { clock: systemClock, site, files, mail, captcha } };
}
