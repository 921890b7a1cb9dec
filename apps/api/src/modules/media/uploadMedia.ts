import { limits } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { tooLargeFile } from './fileErrors.ts';
import { imageSize } from './imageSize.ts';
import { extensionOf, hasExtensionOf, type ImageType, imageTypeOf } from './imageTypes.ts';
import { sanitizeSvg } from './sanitizeSvg.ts';
import { storeFile } from './storeFile.ts';

const path = '/api/media';

function sanitized(bytes: Uint8Array, type: ImageType): Uint8Array {
  if (type !== 'image/svg+xml') return bytes;
  return new TextEncoder().encode(sanitizeSvg(new TextDecoder().decode(bytes)));
}

/** TOO_LARGE, UNSUPPORTED_TYPE (by content, or a name that ends otherwise) or VALIDATION (cannot be rendered). */
export async function uploadMedia({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { name: string; bytes: Uint8Array };
}): Promise<ResponseOf<typeof calls.uploadMedia>> {
  assertCan(ctx.actor, 'media.upload');
  if (input.bytes.byteLength > limits.uploadBytes) throw tooLargeFile();
  const mediaType = await imageTypeOf(input.bytes);
  if (!mediaType || !hasExtensionOf(input.name, mediaType)) {
    throw new AppError('UNSUPPORTED_TYPE', 'Invalid file type. Please upload a image.');
  }
  const bytes = sanitized(input.bytes, mediaType);
  const size = await imageSize(bytes, mediaType);
  const originalName = input.name.normalize('NFC').slice(-200);
  const name = await storeFile(ctx, { bytes, extension: extensionOf(mediaType), mediaType, originalName, ...size });
  return { src: `${path}/${name}`, alt: '', ...size };
}
