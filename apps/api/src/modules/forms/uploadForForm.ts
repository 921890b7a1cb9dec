import { formMessage, type Locale, limits, type SharedMessageKey, type UploadKind } from '@fundfront/content-model';
import type { ErrorCode } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { sanitizeFileName } from '../media/sanitizeFileName.ts';
import { limitFormRate } from './limitFormRate.ts';
import { insertFile } from './queries.ts';
import { newUploadName, storedName, uploadUrl } from './uploadNames.ts';
import { checkedBytes, detectFileType, extensionFor, type VisitorFileType } from './visitorFileTypes.ts';

const wrongType: Record<UploadKind, SharedMessageKey> = {
  image: 'file.type',
  cv: 'file.typeCv',
  evidence: 'file.typeEvidence',
};

export function uploadRefusal(code: ErrorCode, key: SharedMessageKey, lang: Locale): AppError {
  const message = formMessage(key, lang);
  return new AppError(code, message, { fields: [{ path: 'fileUrl', message }] });
}

const refusalKeys: Partial<Record<ErrorCode, SharedMessageKey>> = {
  VALIDATION: 'file.broken',
  UNAVAILABLE: 'file.failedDocument',
};

async function checked(bytes: Uint8Array, type: VisitorFileType, lang: Locale): Promise<Uint8Array> {
  try {
    return await checkedBytes(bytes, type);
  } catch (error) {
    const key = error instanceof AppError ? refusalKeys[error.code] : undefined;
    throw error instanceof AppError && key ? uploadRefusal(error.code, key, lang) : error;
  }
}

export interface VisitorUpload {
  name: string;
  bytes: Uint8Array;
  accept: UploadKind;
  lang: Locale;
}

/**
 * Only staff can read the file. TOO_LARGE, UNSUPPORTED_TYPE (by content, or a name that ends otherwise), VALIDATION
 * (broken, or made to choke whoever opens it) or RATE_LIMITED.
 * @returns the address that the form is sent with
 */
export async function uploadForForm({ ctx, input }: { ctx: Ctx; input: VisitorUpload }): Promise<string> {
  const { accept, lang } = input;
  limitFormRate(ctx, 'uploading', lang);
  if (input.bytes.byteLength > limits.uploadBytes) throw uploadRefusal('TOO_LARGE', 'file.size', lang);
  const mediaType = await detectFileType(input, accept);
  if (!mediaType) throw uploadRefusal('UNSUPPORTED_TYPE', wrongType[accept], lang);
  const bytes = await checked(input.bytes, mediaType, lang);
  const extension = extensionFor(mediaType);
  const name = newUploadName(extension);
  const originalName = sanitizeFileName(input.name, extension, limits.fileNameLength);
  // The row first: it gets the file removed when no form ever claims it.
  const createdAt = ctx.ports.clock.now();
  await insertFile(ctx.db, { name, originalName, mediaType, bytes: bytes.byteLength, kind: accept, createdAt });
  await ctx.ports.files.put(storedName(name), bytes);
  return uploadUrl(name);
}
