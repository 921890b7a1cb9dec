import { limits } from '@fundfront/content-model';
import { AppError } from '../../errors.ts';
import { checkDocument } from './checkDocument.ts';
import { documentExtension, documentTypeOf, documentTypeOfName } from './documentTypes.ts';
import { tooLargeFile } from './fileErrors.ts';
import { imageSize } from './imageSize.ts';
import { extensionOf, hasExtensionOf, type ImageType, imageTypeOf } from './imageTypes.ts';
import { sanitizeFileName } from './sanitizeFileName.ts';
import { sanitizeSvg } from './sanitizeSvg.ts';
import type { NewFile } from './storeFile.ts';

export interface Upload {
  name: string;
  bytes: Uint8Array;
}

function sanitized(bytes: Uint8Array, type: ImageType): Uint8Array {
  if (type !== 'image/svg+xml') return bytes;
  return new TextEncoder().encode(sanitizeSvg(new TextDecoder().decode(bytes)));
}

/** TOO_LARGE, UNSUPPORTED_TYPE (by content, or a name that ends otherwise) or VALIDATION (cannot be rendered). */
export async function readImage(upload: Upload) {
  if (upload.bytes.byteLength > limits.uploadBytes) throw tooLargeFile();
  const mediaType = await imageTypeOf(upload.bytes);
  if (!mediaType || !hasExtensionOf(upload.name, mediaType)) {
    throw new AppError('UNSUPPORTED_TYPE', 'Invalid file type. Please upload a image.');
  }
  const bytes = sanitized(upload.bytes, mediaType);
  const size = await imageSize(bytes, mediaType);
  const originalName = upload.name.normalize('NFC').slice(-limits.fileNameLength);
  return { bytes, extension: extensionOf(mediaType), mediaType, originalName, ...size } satisfies NewFile;
}

/**
 * TOO_LARGE, UNSUPPORTED_TYPE (by content, or a name that ends otherwise) or VALIDATION (broken, encrypted, unpacks to
 * too much).
 */
export async function readDocument({ name, bytes }: Upload) {
  if (bytes.byteLength > limits.uploadBytes) throw tooLargeFile();
  const mediaType = documentTypeOf(bytes);
  if (!mediaType || documentTypeOfName(name) !== mediaType) {
    throw new AppError('UNSUPPORTED_TYPE', 'Please upload a valid file.');
  }
  const pages = await checkDocument(bytes, mediaType);
  const extension = documentExtension(mediaType);
  const originalName = sanitizeFileName(name, extension, limits.fileNameLength);
  return { bytes, extension, mediaType, originalName, pages } satisfies NewFile;
}

const taken = 'Pictures (PNG, JPEG, WebP, GIF, SVG), PDF, Word and Excel files are taken.';

async function refusalOf({ bytes }: Upload): Promise<AppError> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  const isProgram =
    /executable|msdownload|x-elf|x-mach|x-sh/.test(found?.mime ?? '') || /^(?:exe|elf|macho)$/.test(found?.ext ?? '');
  const reason = isProgram
    ? 'Its content is a program, whatever its name says.'
    : `Its content is of another kind. ${taken}`;
  return new AppError('UNSUPPORTED_TYPE', `Please upload a valid file. ${reason} Nothing was kept.`);
}

/** A picture or a document, decided by the content; throws as those do, and says why. */
export async function readAnyUpload(upload: Upload): Promise<NewFile> {
  if (upload.bytes.byteLength > limits.uploadBytes) throw tooLargeFile();
  const imageType = await imageTypeOf(upload.bytes);
  const documentType = documentTypeOf(upload.bytes);
  if (!imageType && !documentType) throw await refusalOf(upload);
  const named = imageType ? hasExtensionOf(upload.name, imageType) : documentTypeOfName(upload.name) === documentType;
  if (!named) {
    const extension = imageType ? extensionOf(imageType) : documentType && documentExtension(documentType);
    const reason = `Its content is ${extension?.toUpperCase()}, but its name ends otherwise.`;
    throw new AppError('UNSUPPORTED_TYPE', `Please upload a valid file. ${reason} Nothing was kept.`);
  }
  return imageType ? readImage(upload) : readDocument(upload);
}
