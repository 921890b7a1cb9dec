import { createHash } from 'node:crypto';
import { limits } from '@fundfront/content-model';
import type { AnswerOf, calls } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertMay } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { endingOf, hasEndingOf, type PictureType, pictureTypeOf } from './kinds.ts';
import { measure } from './measure.ts';
import { insertMedia } from './queries.ts';
import { sanitizeSvg } from './sanitizeSvg.ts';

const path = '/api/media';

function cleaned(bytes: Uint8Array, type: PictureType): Uint8Array {
  if (type !== 'image/svg+xml') return bytes;
  return new TextEncoder().encode(sanitizeSvg(new TextDecoder().decode(bytes)));
}

/**
 * Keeps a picture under a name made from its content. TOO_LARGE, UNSUPPORTED_TYPE (by content, or where the name ends
 * otherwise) or VALIDATION (cannot be drawn).
 */
export async function uploadMedia({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { name: string; bytes: Uint8Array };
}): Promise<AnswerOf<typeof calls.uploadMedia>> {
  assertMay(ctx.actor, 'media.upload');
  if (input.bytes.byteLength > limits.uploadBytes) throw new AppError('TOO_LARGE', 'File size must be less than 10MB.');
  const mediaType = await pictureTypeOf(input.bytes);
  if (!mediaType || !hasEndingOf(input.name, mediaType)) {
    throw new AppError('UNSUPPORTED_TYPE', 'Invalid file type. Please upload a image.');
  }
  const bytes = cleaned(input.bytes, mediaType);
  const size = await measure(bytes, mediaType);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const name = `${hash}.${endingOf(mediaType)}`;
  // The file first: a row without its file would be a broken picture, a file without its row is only unused.
  await ctx.ports.files.put(name, bytes);
  await inTransaction(ctx, async (tx) => {
    const originalName = input.name.normalize('NFC').slice(-200);
    const createdBy = tx.actor.kind === 'user' ? tx.actor.userId : null;
    const values = { name, originalName, mediaType, bytes: bytes.byteLength, ...size, createdBy };
    if (await insertMedia(tx.db, values)) await writeAudit(tx, { action: 'media.upload', detail: { name } });
  });
  return { src: `${path}/${name}`, alt: '', ...size };
}
