import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { openDb } from '../db/client.ts';
import { type Env, readEnv } from '../env.ts';
import { systemCtx } from '../http/app.ts';
import { createBackup, privacyMark } from '../modules/backup/createBackup.ts';
import { type Manifest, readManifest, readSecrets } from '../modules/backup/manifest.ts';
import { restoreBackup } from '../modules/backup/restoreBackup.ts';
import { folderFiles, openBase } from '../openBase.ts';
import { assertNoSecrets, openSecrets, type Secrets, writeSecrets } from '../secrets.ts';
import { exitWithError, StartupError } from '../startupError.ts';
import { pathGiven, print, readArguments } from './arguments.ts';

const usage = `Content, accounts, requests, prices and files as a whole.

  pnpm backup <folder> [--secrets]             writes them into a folder of their own
  pnpm restore <folder> [--replace] [--secrets] puts them back, and reads them again to be sure
  pnpm move-to-postgres [--replace]            puts what the embedded database holds on the server of DATABASE_URL

  --secrets   the secrets, too. Without them nobody can open the phone and identity card numbers that visitors gave,
              unless PRIVACY_SECRET is set to the same. Who has them can forge sessions: keep them as you keep a key.
  --replace   what is there now may go

The embedded database has room for one process: stop the product before each of them. On a PostgreSQL server it may run
during a backup, and must not run while one is put back.`;

const options = {
  secrets: { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function summaryOf({ tables, files, createdAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en');
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${rows} rows of ${tables.length} tables and ${files.length} files (${(bytes / 1e6).toFixed(1)} MB) of ${createdAt}`;
}

async function backUp(folder: string, secrets: boolean): Promise<void> {
  const base = await openBase();
  try {
    const stored = { handle: base.handle, files: base.ports.files, secrets: base.secrets };
    const manifest = await createBackup(stored, { folder, secrets, now: base.ports.clock.now() });
    print(`${folder} holds ${summaryOf(manifest)}.`);
    print(
      secrets ? 'The secrets are in it: keep it as you keep a key.' : 'The secrets are not in it: keep them apart.',
    );
  } finally {
    await base.handle.close();
  }
}

function warnOfOtherSecret(manifest: Manifest, secrets: Secrets): void {
  if (manifest.privacy === privacyMark(secrets)) return;
  print(
    'Phone and identity card numbers in it were sealed with another PRIVACY_SECRET and do not open here. Set it, or ' +
      'restore with --secrets.',
  );
}

async function restoreFrom(folder: string, replace: boolean, secrets?: Secrets): Promise<void> {
  const base = await openBase(secrets);
  try {
    const { manifest, audit } = await restoreBackup(
      { ctx: systemCtx(base, 'system'), handle: base.handle },
      { folder, replace },
    );
    print(`Restored and read again: ${summaryOf(manifest)}. The site draws its pages anew once the product runs.`);
    print(
      audit === null
        ? 'Its audit log is whole, and its head is anchored anew.'
        : `Its audit log was changed before the backup. ${audit.text} The head is not anchored.`,
    );
    if (secrets) writeSecrets(base.env, secrets);
    warnOfOtherSecret(manifest, base.secrets);
  } finally {
    await base.handle.close();
  }
}

async function restore(env: Env, folder: string, replace: boolean, secrets: boolean): Promise<void> {
  await readManifest(folder);
  if (!secrets) return restoreFrom(folder, replace);
  if (!replace) assertNoSecrets(env);
  await restoreFrom(folder, replace, await readSecrets(folder));
}

async function moveToPostgres(env: Env, replace: boolean): Promise<void> {
  if (!env.DATABASE_URL) throw new StartupError('Set DATABASE_URL to the server that is to hold the content.');
  const between = await mkdtemp(path.join(env.DATA_DIR, 'move-'));
  try {
    const folder = path.join(between, 'backup');
    const handle = await openDb({ dataDir: env.DATA_DIR });
    try {
      await handle.migrate();
      const stored = { handle, files: folderFiles(env), secrets: openSecrets(env) };
      await createBackup(stored, { folder, secrets: false, now: new Date() });
    } finally {
      await handle.close();
    }
    await restoreFrom(folder, replace);
  } finally {
    await rm(between, { recursive: true, force: true });
  }
}

async function run(): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  const { values, positionals } = readArguments(usage, args, { options });
  const [name, ...more] = positionals;
  if (values.help) return print(usage);
  if (command === 'move' && name === undefined) return moveToPostgres(readEnv(), values.replace);
  if (name === undefined || more.length > 0) throw new StartupError(usage);
  if (command === 'create') return backUp(pathGiven(name), values.secrets);
  if (command === 'restore') return restore(readEnv(), pathGiven(name), values.replace, values.secrets);
  throw new StartupError(usage);
}

run().catch(exitWithError);
