import { type UploadKind, uploadKinds } from '@fundfront/content-model';
import { checkDocument } from '../media/checkDocument.ts';
import { type DocumentType, documentTypeOf } from '../media/documentTypes.ts';
import { brokenFile } from '../media/fileErrors.ts';
import { imageSize, maxPixels } from '../media/imageSize.ts';
import { type ImageType, imageTypeOf } from '../media/imageTypes.ts';
import { sanitizeSvg } from '../media/sanitizeSvg.ts';
import { isBitmap, isWholeBitmap } from './bitmap.ts';

const pictures = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/svg+xml': ['svg'],
} as const satisfies Record<ImageType, readonly string[]>;

const documents = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
} as const satisfies Record<DocumentType, readonly string[]>;

const extensions = { ...pictures, ...documents, 'image/bmp': ['bmp'] } as const;
export type VisitorFileType = keyof typeof extensions;

const isPicture = (type: VisitorFileType): type is ImageType => Object.hasOwn(pictures, type);
const isDocument = (type: VisitorFileType): type is DocumentType => Object.hasOwn(documents, type);

/** Undefined where the name ends otherwise, or the form does not take the type. */
export async function detectFileType(
  { name, bytes }: { name: string; bytes: Uint8Array },
  accept: UploadKind,
): Promise<VisitorFileType | undefined> {
  const type = isBitmap(bytes) ? 'image/bmp' : ((await imageTypeOf(bytes)) ?? documentTypeOf(bytes));
  const extension = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const listed: readonly string[] = uploadKinds[accept];
  const fits = type && extensions[type].some((own) => own === extension) && listed.includes(extension);
  return fits ? type : undefined;
}

export function extensionFor(type: VisitorFileType): string {
  return extensions[type][0];
}

/** VALIDATION for a file that is broken, encrypted, or unpacks to too much. */
export async function checkedBytes(bytes: Uint8Array, type: VisitorFileType): Promise<Uint8Array> {
  if (isDocument(type)) {
    await checkDocument(bytes, type);
    return bytes;
  }
  if (!isPicture(type)) {
    if (!isWholeBitmap(bytes, maxPixels)) throw brokenFile();
    return bytes;
  }
  const sanitized =
    type === 'image/svg+xml' ? new TextEncoder().encode(sanitizeSvg(new TextDecoder().decode(bytes))) : bytes;
  await imageSize(sanitized, type);
  return sanitized;
}
