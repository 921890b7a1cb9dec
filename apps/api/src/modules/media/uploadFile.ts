import { limits } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { checkDocument } from './checkDocument.ts';
import { documentExtension, documentTypeOf, documentTypeOfName } from './documentTypes.ts';
import { tooLargeFile } from './fileErrors.ts';
import { sanitizeFileName } from './sanitizeFileName.ts';
import { storeFile } from './storeFile.ts';

export const filesPath = '/api/files';

/**
 * TOO_LARGE, UNSUPPORTED_TYPE (by content, or a name that ends otherwise) or VALIDATION (broken, encrypted, unpacks to
 * too much).
 */
export async function uploadFile({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { name: string; bytes: Uint8Array };
}): Promise<ResponseOf<typeof calls.uploadFile>> {
  assertCan(ctx.actor, 'media.upload');
  const { bytes } = input;
  if (bytes.byteLength > limits.uploadBytes) throw tooLargeFile();
  const mediaType = documentTypeOf(bytes);
  if (!mediaType || documentTypeOfName(input.name) !== mediaType) {
    throw new AppError('UNSUPPORTED_TYPE', 'Please upload a valid file.');
  }
  const pages = await checkDocument(bytes, mediaType);
  const extension = documentExtension(mediaType);
  const readable = sanitizeFileName(input.name, extension, limits.fileNameLength);
  const name = await storeFile(ctx, { bytes, extension, mediaType, originalName: readable });
  return { src: `${filesPath}/${name}`, name: readable, mediaType, bytes: bytes.byteLength, pages };
}
