import { createHash, randomUUID } from 'node:crypto';
import { fold } from '@fundfront/content-model/fold';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { insertHash, insertMedia, mediaOfObject, restoreFromTrash } from './queries.ts';

export interface NewFile {
  bytes: Uint8Array;
  extension: string;
  mediaType: string;
  originalName: string;
  /** By default the name without its ending. */
  title?: string;
  width?: number | null;
  height?: number | null;
  pages?: number | null;
}

interface StoredFile {
  id: string;
  name: string;
  /** The same content was in the library already. */
  known: boolean;
}

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Puts the bytes into the file store. The file comes before its row: a row without its file would be a broken link, a
 * file without its row is only unused.
 * @returns the name made from its content: the same content is stored once
 */
export async function putObject(ctx: Ctx, { bytes, extension }: NewFile): Promise<string> {
  const sha256 = sha256Of(bytes);
  const object = `${sha256.slice(0, 32)}.${extension}`;
  await ctx.ports.files.put(object, bytes);
  await insertHash(ctx.db, { object, sha256 });
  return object;
}

export function titleOfName(name: string): string {
  return name.replace(/\.[a-z0-9]+$/i, '') || name;
}

/** What is in the trash with the same content comes back from there. */
export async function storeFile(ctx: Ctx, file: NewFile, folderId: string | null = null): Promise<StoredFile> {
  const object = await putObject(ctx, file);
  const { bytes, extension, ...facts } = file;
  return inTransaction(ctx, async (tx) => {
    const held = await mediaOfObject(tx.db, object);
    if (held) {
      if (held.trashedAt && (await restoreFromTrash(tx.db, held.id))) {
        await writeAudit(tx, { action: 'media.restore', detail: { name: held.name } });
      }
      return { id: held.id, name: held.name, known: true };
    }
    const title = file.title ?? titleOfName(file.originalName);
    const values = {
      ...facts,
      title,
      object,
      bytes: bytes.byteLength,
      folderId,
      searchText: fold(`${title} ${file.originalName}`),
      createdAt: tx.ports.clock.now(),
      updatedAt: tx.ports.clock.now(),
      createdBy: tx.actor.kind === 'user' ? tx.actor.userId : null,
    };
    // A file whose content was replaced keeps the address that this content would get.
    const made =
      (await insertMedia(tx.db, { ...values, name: object })) ??
      (await insertMedia(tx.db, { ...values, name: `${randomUUID()}.${extension}` }));
    if (!made) throw new Error('The database took no new file');
    await writeAudit(tx, { action: 'media.upload', detail: { name: made.name } });
    return { ...made, known: false };
  });
}
