import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ctx } from '../../context.ts';
import { holdsContent, migrationOf, tablesOf } from '../../db/backup/catalog.ts';
import { readRows } from '../../db/backup/readRows.ts';
import { replaceRows } from '../../db/backup/replaceRows.ts';
import type { Db, Handle } from '../../db/handle.ts';
import { partsOf } from '../../eventLoop.ts';
import type { FileStore } from '../../ports/files.ts';
import { StartupError } from '../../startupError.ts';
import { isGenuine } from '../audit/anchor.ts';
import { anchorAnew } from '../audit/anchorAudit.ts';
import { lastRow, rowAt } from '../audit/queries.ts';
import { type AuditFinding, verifyChain } from '../audit/verifyChain.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { sha256Of } from '../media/storeFile.ts';
import { enqueueWholeSite } from '../outbox/enqueue.ts';
import { digestOf } from './createBackup.ts';
import { filesOf, type Manifest, readManifest, rowsFileOf, type TableInManifest } from './manifest.ts';

/** Lines for one statement. */
const linesAtOnce = 100;
/** One row may be longer. */
const chunkBytes = 1_048_576;

const nameOf = ({ schema, name }: Pick<TableInManifest, 'schema' | 'name'>) => `${schema}.${name}`;

async function* linesOf(folder: string, table: TableInManifest): AsyncGenerator<string[]> {
  const chunks: AsyncIterable<string> = createReadStream(rowsFileOf(folder, table), {
    encoding: 'utf8',
    highWaterMark: chunkBytes,
  });
  let rest = '';
  // Not by readline: to it, a line separator within a text ends the line, too.
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* partsOf(lines, linesAtOnce);
  }
  if (rest !== '') yield [rest];
}

async function assertFits(db: Db, { tables, migration }: Manifest): Promise<void> {
  const shapes = (all: readonly Pick<TableInManifest, 'schema' | 'name' | 'columns'>[]) =>
    all.map((table) => `${nameOf(table)} ${table.columns.join(' ')}`).join('\n');
  if ((await migrationOf(db)) === migration && shapes(await tablesOf(db)) === shapes(tables)) return;
  throw new StartupError(
    'The backup was made by another version of the product. Restore it with that version; a newer one brings the ' +
      'restored database up to date at its start.',
  );
}

/** Before anything is changed: a backup that was damaged must not be found out about half-way. */
async function assertWhole(folder: string, { tables, files }: Manifest): Promise<void> {
  const damaged = (name: string) =>
    new StartupError(`${name} of the backup is damaged: its content is not what it was.`);
  for (const table of tables) {
    const found = await digestOf(linesOf(folder, table), async () => {}).catch(() => null);
    if (found?.sha256 !== table.sha256 || found.rows !== table.rows) throw damaged(nameOf(table));
  }
  for (const { name, sha256 } of files) {
    const bytes = await readFile(path.join(filesOf(folder), name)).catch(() => null);
    if (bytes === null || sha256Of(bytes) !== sha256) throw damaged(name);
  }
}

async function putFiles(store: FileStore, folder: string, { files }: Manifest): Promise<void> {
  for (const { name, sha256 } of files) {
    await store.put(name, await readFile(path.join(filesOf(folder), name)));
    const stored = await store.get(name);
    if (stored === null || sha256Of(stored) !== sha256)
      throw new StartupError(`${store.label} does not give ${name} back as it was put there.`);
  }
}

/** What was put in is read out again, and must be the same to the letter. */
async function assertSame(tx: Db, tables: readonly TableInManifest[]): Promise<void> {
  for (const table of tables) {
    const { rows, sha256 } = await digestOf(readRows(tx, table), async () => {});
    if (rows !== table.rows || sha256 !== table.sha256)
      throw new StartupError(`${nameOf(table)} is not what the backup holds. Nothing was changed.`);
  }
}

/** What the log of the backup is not, as far as it and the head that was signed with it can tell. */
async function auditFinding({ db, secrets }: Ctx, { audit: signed }: Manifest): Promise<AuditFinding | null> {
  const { finding } = await verifyChain(db);
  if (finding || signed === null || !isGenuine(secrets, signed)) return finding;
  if ((await rowAt(db, signed.position))?.hash === signed.hash) return null;
  const text = `The log of the backup is not the one that was signed with it, up to entry ${signed.position}.`;
  return { what: 'rewritten', position: signed.position, text };
}

interface Target {
  ctx: Ctx;
  handle: Handle;
}

/**
 * Puts a backup in the place of what is there: rows in one transaction, which is undone where they are not read back as
 * they were dumped; files before them. The site is told to draw its pages anew. Nothing else may work on the database
 * meanwhile.
 * @param options.replace whether entries and accounts that are there may go
 * The log then says what was put in the place of what, and its head is anchored anew, unless it was changed before the
 * backup: then the anchor stays, and `audit` says what is wrong.
 * @throws StartupError where it is damaged, of another version, or would replace something unasked
 */
export async function restoreBackup(
  { ctx, handle }: Target,
  { folder, replace }: { folder: string; replace: boolean },
): Promise<{ manifest: Manifest; audit: AuditFinding | null }> {
  const manifest = await readManifest(folder);
  await assertWhole(folder, manifest);
  const formerHead = (await lastRow(ctx.db)) ?? null;
  await handle.asOwner(async (db) => {
    await assertFits(db, manifest);
    if (!replace && (await holdsContent(db)))
      throw new StartupError('This database holds content already. To put the backup in its place, add --replace.');
    await putFiles(ctx.ports.files, folder, manifest);
    const rows = manifest.tables.map((table) => ({ table, lines: linesOf(folder, table) }));
    await replaceRows(db, rows, manifest.sequences, (tx) => assertSame(tx, manifest.tables));
  });
  await enqueueWholeSite(ctx);
  const audit = await auditFinding(ctx, manifest);
  const detail = { backup: manifest.createdAt, head: manifest.audit?.position ?? 0, inPlaceOf: formerHead };
  await writeAudit(ctx, { action: 'audit.restore', detail });
  if (audit === null) await anchorAnew(ctx);
  return { manifest, audit };
}
