import path from 'node:path';
import { createLog } from '@fundfront/web-server/log';
import { startSpan } from '@fundfront/web-server/tracing';
import type { Logger } from './context.ts';
import { type Handle, openDb } from './db/client.ts';
import { isConnectionError } from './db/isConnectionError.ts';
import { type BossJobs, bossJobs } from './db/jobs/bossJobs.ts';
import type { ObserveStatement } from './db/observeQueries.ts';
import { StatementLog, statementName } from './db/statementLog.ts';
import { type Env, readEnv } from './env.ts';
import type { Base } from './http/requestContext.ts';
import { errorForLog } from './log.ts';
import { systemClock } from './ports/clock.ts';
import { diskFiles, type FileStore } from './ports/files.ts';
import { httpSite, noSite, severalSites } from './ports/httpSite.ts';
import { httpWebhooks } from './ports/httpWebhooks.ts';
import { openCaptcha } from './ports/openCaptcha.ts';
import { openMail } from './ports/openMail.ts';
import { Rounds } from './rounds.ts';
import { s3Settings } from './s3Settings.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import { StartupError } from './startupError.ts';

/** Where files are kept without a bucket. */
export const folderFiles = (env: Env): FileStore => diskFiles(path.join(env.DATA_DIR, 'files'));

export async function openFiles(env: Env): Promise<FileStore> {
  const settings = s3Settings(env);
  if (!settings) return folderFiles(env);
  // Loaded only here: the SDK is large, and a start without S3 has no use for it.
  const { s3Files } = await import('./ports/s3Files.ts');
  return s3Files(settings);
}

async function migrate(handle: Handle, log: Logger): Promise<void> {
  try {
    const { repaired, undeclaredTypes, ownerBecause } = await handle.migrate();
    if (repaired.length > 0) {
      log.warn(
        { repaired },
        'rows broke a new rule and were repaired; the table migration_repair has them as they were',
      );
    }
    if (undeclaredTypes.length > 0)
      log.warn({ undeclaredTypes }, 'entries have content types that are declared no more');
    if (ownerBecause !== null) {
      log.warn(
        { reason: ownerBecause },
        'the API works as the owner of its tables: the server let it take on no other role',
      );
    }
  } catch (error) {
    await handle.close();
    if (!isConnectionError(error)) throw error;
    throw new StartupError(
      'DATABASE_URL names a database server that does not answer. Start it, or correct the address.',
    );
  }
}

export function observeStatement(log: StatementLog): ObserveStatement {
  return (text) => {
    const begun = performance.now();
    const facts = { kind: 'client', attributes: { 'db.system.name': 'postgresql' } } as const;
    const span = startSpan(statementName(text), facts, 'onlyWithin');
    return () => {
      log.record(text, performance.now() - begun);
      span?.end();
    };
  };
}

/** @param given secrets in place of those that the data folder holds, or would be given */
export async function openBase(given?: Secrets): Promise<Base & { jobs: BossJobs }> {
  const env = readEnv();
  const log = createLog({ level: env.LOG_LEVEL, serializeError: errorForLog });
  const secrets = openSecrets(env, given);
  const statementLog = new StatementLog();
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATA_DIR: dataDir } = env;
  const handle = await openDb({ url, ownerUrl, dataDir, observe: observeStatement(statementLog) });
  await migrate(handle, log);
  const sites = env.SITE_URL.map((url) => httpSite({ url, secret: secrets.revalidate }));
  const site = sites.length > 0 ? severalSites(sites) : noSite;
  const files = await openFiles(env);
  const mail = openMail(env, log);
  const captcha = openCaptcha(env, secrets);
  const jobs = bossJobs(handle, log);
  const webhooks = httpWebhooks({ allowLoopback: env.WEBHOOKS_TO_LOOPBACK });
  const rounds = new Rounds();
  return {
    handle,
    env,
    log,
    secrets,
    statementLog,
    rounds,
    jobs,
    ports: { clock: systemClock, site, files, mail, captcha, jobs, webhooks },
  };
}
