import { createHash } from 'node:crypto';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { insertMedia } from './queries.ts';

interface NewFile {
  bytes: Uint8Array;
  extension: string;
  mediaType: string;
  originalName: string;
  width?: number | null;
  height?: number | null;
}

/**
 * The same content is stored once.
 * @returns the name made from its content
 */
export async function storeFile(ctx: Ctx, { bytes, extension, ...known }: NewFile): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const name = `${hash}.${extension}`;
  // The file first: a row without its file would be a broken link, a file without its row is only unused.
  await ctx.ports.files.put(name, bytes);
  await inTransaction(ctx, async (tx) => {
    const createdBy = tx.actor.kind === 'user' ? tx.actor.userId : null;
    const values = { ...known, name, bytes: bytes.byteLength, createdBy };
    if (await insertMedia(tx.db, values)) await writeAudit(tx, { action: 'media.upload', detail: { name } });
  });
  return name;
}
