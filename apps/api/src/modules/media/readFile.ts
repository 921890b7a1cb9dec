import { limits } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { contentDisposition } from './contentDisposition.ts';
import { documentExtension, documentTypeOfName } from './documentTypes.ts';
import { originalNameOf } from './queries.ts';
import { sanitizeFileName } from './sanitizeFileName.ts';
import type { StoredFile } from './sendFile.ts';

/**
 * Always for saving. NOT_FOUND for any other name, and for what no member of staff uploaded.
 * @param as file name on the visitor's disk; by default, as it was uploaded
 */
export async function readFile({ ctx, name, as }: { ctx: Ctx; name: string; as?: string }): Promise<StoredFile> {
  const mediaType = documentTypeOfName(name);
  const originalName = mediaType && (await originalNameOf(ctx.db, name));
  const bytes = originalName === undefined ? null : await ctx.ports.files.get(name);
  if (!mediaType || originalName === undefined || !bytes) throw new AppError('NOT_FOUND', 'There is no such document.');
  const downloadName = sanitizeFileName(as ?? originalName, documentExtension(mediaType), limits.fileNameLength);
  const disposition = contentDisposition('attachment', downloadName);
  return { bytes: new Uint8Array(bytes), mediaType, etag: `"${name}"`, disposition };
}
