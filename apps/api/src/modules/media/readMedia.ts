import { limits } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { sizeFormats, sizeObject, versionOf } from './addresses.ts';
import { contentDisposition } from './contentDisposition.ts';
import { documentExtension, documentTypeOfName } from './documentTypes.ts';
import { publicFile } from './queries.ts';
import { sanitizeFileName } from './sanitizeFileName.ts';
import type { StoredFile } from './sendFile.ts';

interface Wanted {
  ctx: Ctx;
  name: string;
  /** The content that is asked for; another than the present one is answered, but not kept. */
  version?: string | undefined;
}

async function storedObject({ ctx, name, version }: Wanted, isImage: boolean) {
  const row = await publicFile(ctx.db, name);
  if (!row || (row.kind === 'image') !== isImage) return undefined;
  const bytes = await ctx.ports.files.get(row.object);
  return bytes && { row, bytes: new Uint8Array(bytes), immutable: version === versionOf(row) };
}

/** NOT_FOUND for a name that the server did not give, and for what is in the trash. */
export async function readMedia(wanted: Wanted): Promise<StoredFile> {
  const found = await storedObject(wanted, true);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such picture.');
  const { row, bytes, immutable } = found;
  const disposition = contentDisposition('inline', row.originalName);
  return { bytes, mediaType: row.mediaType, etag: `"${row.object}"`, disposition, immutable };
}

/**
 * One of the sizes that were made of a picture or of a document's first page. NOT_FOUND for any other.
 * @param size such as `640.webp`
 */
export async function readMediaSize({ ctx, name, version, size }: Wanted & { size: string }): Promise<StoredFile> {
  const [pixels = '', ending = ''] = size.split('.');
  const format = sizeFormats.find((each) => each === ending);
  const row = await publicFile(ctx.db, name);
  const width = row?.widths.find((each) => String(each) === pixels);
  const object = row && width !== undefined && format && sizeObject(row.object, width, format);
  const bytes = object ? await ctx.ports.files.get(object) : null;
  if (!row || !object || !bytes) throw new AppError('NOT_FOUND', 'There is no such picture.');
  const immutable = version === versionOf(row);
  const disposition = contentDisposition('inline', `${row.originalName}.${format}`);
  return { bytes: new Uint8Array(bytes), mediaType: `image/${format}`, etag: `"${object}"`, disposition, immutable };
}

/**
 * Always for saving. NOT_FOUND for any other name, and for what is in the trash.
 * @param as file name on the visitor's disk; by default, as it was uploaded
 */
export async function readFile({ as, ...wanted }: Wanted & { as?: string }): Promise<StoredFile> {
  const mediaType = documentTypeOfName(wanted.name);
  const found = mediaType && (await storedObject(wanted, false));
  if (!mediaType || !found) throw new AppError('NOT_FOUND', 'There is no such document.');
  const { row, bytes, immutable } = found;
  const downloadName = sanitizeFileName(as ?? row.originalName, documentExtension(mediaType), limits.fileNameLength);
  const disposition = contentDisposition('attachment', downloadName);
  return { bytes, mediaType, etag: `"${row.object}"`, disposition, immutable };
}
