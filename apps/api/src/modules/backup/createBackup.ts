import { createHash, createHmac } from 'node:crypto';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrationOf, sequencesOf, type TableShape, tablesOf } from '../../db/backup/catalog.ts';
import { readingAll, readRows } from '../../db/backup/readRows.ts';
import type { Db, Handle } from '../../db/handle.ts';
import type { FileStore } from '../../ports/files.ts';
import type { Secrets } from '../../secrets.ts';
import { StartupError } from '../../startupError.ts';
import { anchorFile, signHead } from '../audit/anchor.ts';
import { lastRow } from '../audit/queries.ts';
import { sha256Of } from '../media/storeFile.ts';
import { filesOf, type Manifest, rowsFileOf, secretsOf, type TableInManifest, writeManifest } from './manifest.ts';

export interface Stored {
  handle: Handle;
  files: FileStore;
  secrets: Secrets;
}

interface BackupOptions {
  /** Must not exist, or be empty. */
  folder: string;
  /** Whether the secrets go along: who has them can forge sessions, and open what visitors entrusted. */
  secrets: boolean;
  now: Date;
}

/** The same for the same secret, which it does not tell. */
export const privacyMark = ({ privacy }: Pick<Secrets, 'privacy'>): string =>
  createHmac('sha256', privacy).update('backup').digest('hex');

async function ensureEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const found = await readdir(folder);
  if (found.length > 0) throw new StartupError(`${folder} is not empty. Name a folder of its own for each backup.`);
}

/** @returns how many rows there are, and the hash of their lines */
export async function digestOf(
  parts: AsyncIterable<string[]>,
  write: (text: string) => Promise<void>,
): Promise<Pick<TableInManifest, 'rows' | 'sha256'>> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of parts) {
    const text = `${lines.join('\n')}\n`;
    hash.update(text);
    rows += lines.length;
    await write(text);
  }
  return { rows, sha256: hash.digest('hex') };
}

async function writeTable(tx: Db, folder: string, table: TableShape): Promise<TableInManifest> {
  const file = await open(rowsFileOf(folder, table), 'wx', 0o600);
  try {
    return { ...table, ...(await digestOf(readRows(tx, table), (text) => file.appendFile(text))) };
  } finally {
    await file.close();
  }
}

async function writeRows({ handle }: Stored, folder: string) {
  return handle.asOwner((db) =>
    readingAll(db, async (tx) => {
      const tables: TableInManifest[] = [];
      for (const table of await tablesOf(tx)) tables.push(await writeTable(tx, folder, table));
      return { head: await lastRow(tx), migration: await migrationOf(tx), tables, sequences: await sequencesOf(tx) };
    }),
  );
}

async function writeFiles({ files }: Stored, folder: string): Promise<Manifest['files']> {
  const written: Manifest['files'] = [];
  for (const name of (await files.list()).sort()) {
    // Belongs to the database that it vouches for; the manifest has the one of these rows.
    if (name === anchorFile) continue;
    const bytes = await files.get(name);
    // What a clean-up removed since the list was read belongs to no row that was read before.
    if (bytes === null) continue;
    await writeFile(path.join(filesOf(folder), name), bytes, { mode: 0o600 });
    written.push({ name, bytes: bytes.length, sha256: sha256Of(bytes) });
  }
  return written;
}

/**
 * Writes all rows, as they were at one instant, and all files into a folder. Others may work meanwhile.
 * @throws StartupError where the folder is in use
 */
export async function createBackup(stored: Stored, { folder, secrets, now }: BackupOptions): Promise<Manifest> {
  await ensureEmpty(folder);
  await mkdir(path.join(folder, 'rows'));
  await mkdir(filesOf(folder));
  const { head, ...rows } = await writeRows(stored, folder);
  const content = {
    createdAt: now.toISOString(),
    ...rows,
    files: await writeFiles(stored, folder),
    audit: head ? signHead(stored.secrets, head, now) : null,
    privacy: privacyMark(stored.secrets),
  };
  if (secrets) await writeFile(secretsOf(folder), `${JSON.stringify(stored.secrets)}\n`, { mode: 0o600 });
  return writeManifest(folder, content);
}
