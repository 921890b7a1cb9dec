import type { UploadKind } from '@fundfront/content-model/forms/index';
import type { Locale } from '@fundfront/content-model/locales';
import { errorResponse } from '@fundfront/content-model/wire/errors';
import { uploadDocument, uploadImage } from '@fundfront/content-model/wire/forms';
import type { UploadOptions, UploadResult } from '@fundfront/forms/PublicForm';
import * as v from 'valibot';

/** Milliseconds; a file on a slow connection may take long. */
const timeoutMs = 300_000;

function bodyOf(kind: UploadKind, file: File, lang: Locale): FormData {
  const body = new FormData();
  // The file comes last: the server has read the other fields when it arrives.
  body.set('lang', lang);
  if (kind !== 'image') body.set('accept', kind);
  body.set(kind === 'image' ? 'image' : 'file', file);
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function resultOf(kind: UploadKind, status: number, response: unknown): UploadResult {
  if (status >= 200 && status < 300) {
    const image = v.safeParse(uploadImage.response, response);
    const document = v.safeParse(uploadDocument.response, response);
    if (kind === 'image' && image.success) return { kind: 'uploaded', path: image.output.imagePath };
    if (kind !== 'image' && document.success) return { kind: 'uploaded', path: document.output.filePath };
    return { kind: 'failed' };
  }
  const refused = v.safeParse(errorResponse, response);
  const isRefusal = refused.success && status >= 400 && status < 500 && status !== 429;
  return isRefusal ? { kind: 'refused', message: refused.output.error } : { kind: 'failed' };
}

/** Never rejects. Not fetch, which cannot report the progress of a request. */
export function sendFile(kind: UploadKind, file: File, lang: Locale, options: UploadOptions): Promise<UploadResult> {
  const { path } = kind === 'image' ? uploadImage : uploadDocument;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => options.onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(resultOf(kind, request.status, parse(request.responseText)));
    request.onerror = () => resolve({ kind: 'failed' });
    request.ontimeout = () => resolve({ kind: 'failed' });
    request.onabort = () => resolve({ kind: 'cancelled' });
    options.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bodyOf(kind, file, lang));
  });
}
