import { type UploadKind, uploadKinds } from '@fundfront/content-model';
import { checkDocument } from '../media/checkDocument.ts';
import { type DocumentType, documentTypeOf } from '../media/documentKinds.ts';
import { type PictureType, pictureTypeOf } from '../media/kinds.ts';
import { maxPixels, measure } from '../media/measure.ts';
import { brokenFile } from '../media/refusals.ts';
import { sanitizeSvg } from '../media/sanitizeSvg.ts';
import { isBitmap, isWholeBitmap } from './bitmap.ts';

const pictures = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/svg+xml': ['svg'],
} as const satisfies Record<PictureType, readonly string[]>;

const documents = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
} as const satisfies Record<DocumentType, readonly string[]>;

const endings = { ...pictures, ...documents, 'image/bmp': ['bmp'] } as const;
export type VisitorType = keyof typeof endings;

const isPicture = (type: VisitorType): type is PictureType => Object.hasOwn(pictures, type);
const isDocument = (type: VisitorType): type is DocumentType => Object.hasOwn(documents, type);

/** What a visitor's file is by its bytes, where its name ends so and the form takes it; else undefined. */
export async function visitorTypeOf(
  { name, bytes }: { name: string; bytes: Uint8Array },
  accept: UploadKind,
): Promise<VisitorType | undefined> {
  const type = isBitmap(bytes) ? 'image/bmp' : ((await pictureTypeOf(bytes)) ?? documentTypeOf(bytes));
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const listed: readonly string[] = uploadKinds[accept];
  const fits = type && endings[type].some((own) => own === ending) && listed.includes(ending);
  return fits ? type : undefined;
}

/** The ending that the server gives to a type. */
export function visitorEnding(type: VisitorType): string {
  return endings[type][0];
}

/** The bytes as they may be kept. VALIDATION for a file that is broken, encrypted, or unpacks to too much. */
export async function checkedBytes(bytes: Uint8Array, type: VisitorType): Promise<Uint8Array> {
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
  await measure(sanitized, type);
  return sanitized;
}
