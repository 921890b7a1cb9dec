import type { calls, MediaDetail, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { readAnyUpload, type Upload } from '../media/readUpload.ts';
import { storeFile } from '../media/storeFile.ts';
import { findFolder } from './queries/overview.ts';
import { detailOf } from './serializers.ts';

type Uploaded = ResponseOf<typeof calls.uploadToLibrary>;

function fieldValues(item: MediaDetail): Pick<Uploaded, 'image' | 'file'> {
  const { src, width, height, bytes, mediaType, pages, originalName: name } = item;
  if (item.kind === 'image') return { image: { src, alt: item.alt.en, width, height }, file: null };
  return { image: null, file: { src, name, mediaType, bytes, pages } };
}

/** Throws TOO_LARGE, UNSUPPORTED_TYPE, VALIDATION (broken, or an unknown folder). */
export async function uploadToLibrary({
  ctx,
  input: { upload, folder },
}: {
  ctx: Ctx;
  input: { upload: Upload; folder?: string | undefined };
}): Promise<Uploaded> {
  assertCan(ctx.actor, 'media.upload');
  if (folder !== undefined && !(await findFolder(ctx.db, folder))) {
    throw new AppError('VALIDATION', 'This folder is gone. Choose another.');
  }
  const { id, known } = await storeFile(ctx, await readAnyUpload(upload), folder ?? null);
  const item = await detailOf(ctx, { id });
  return { item, known, ...fieldValues(item) };
}
