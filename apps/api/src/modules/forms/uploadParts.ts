import { type Locale, locales, type SharedMessageKey } from '@fundfront/content-model';
import { AppError } from '../../errors.ts';
import { uploadRefusal } from './uploadForForm.ts';

interface Part {
  name: string;
  missing: SharedMessageKey;
}

const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/**
 * The upload was too large to be read whole; its beginning names the language, since senders put their fields before
 * the file.
 */
export function tooLargeUpload(head: Uint8Array): AppError {
  const text = new TextDecoder().decode(head.subarray(0, 4_096));
  const lang = /name="lang"\r\n\r\nur\r\n/.test(text) ? 'ur' : 'en';
  return uploadRefusal('TOO_LARGE', 'file.size', lang);
}

/** VALIDATION where the file is missing. */
export async function uploadParts(form: FormData, part: Part) {
  const lang = form.get('lang') ?? 'en';
  if (!isLocale(lang)) throw new AppError('VALIDATION', 'lang must be en or ur.');
  const [file, ...more] = form.getAll(part.name);
  if (!(file instanceof File) || more.length > 0) throw uploadRefusal('VALIDATION', part.missing, lang);
  return { lang, accept: form.get('accept'), name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
