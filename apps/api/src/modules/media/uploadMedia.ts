import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { mediaPath } from './addresses.ts';
import { readDocument, readImage, type Upload } from './readUpload.ts';
import { storeFile } from './storeFile.ts';

/** Throws as {@link readImage} does. */
export async function uploadMedia({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Upload;
}): Promise<ResponseOf<typeof calls.uploadMedia>> {
  assertCan(ctx.actor, 'media.upload');
  const file = await readImage(input);
  const { name } = await storeFile(ctx, file);
  return { src: mediaPath({ kind: 'image', name }), alt: '', width: file.width, height: file.height };
}

/** Throws as {@link readDocument} does. */
export async function uploadFile({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Upload;
}): Promise<ResponseOf<typeof calls.uploadFile>> {
  assertCan(ctx.actor, 'media.upload');
  const file = await readDocument(input);
  const { name } = await storeFile(ctx, file);
  const { originalName, mediaType, bytes, pages } = file;
  return { src: mediaPath({ kind: 'document', name }), name: originalName, mediaType, bytes: bytes.byteLength, pages };
}
